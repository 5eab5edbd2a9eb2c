import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 120_000;
const POLL_MS = 100;

const isReady = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok === true;
};

/** A process that is started again on request, with its output in a file. */
class Server {
  #child = null;
  #options;

  constructor(options) {
    this.#options = options;
  }

  get name() {
    return this.#options.name;
  }

  /** Starts the process and waits until it is ready. */
  async start() {
    const { name, program, parameters, environment, folder, ready } = this.#options;
    const child = spawn(program, parameters, {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#child = child;
    const deadline = performance.now() + START_LIMIT_MS;
    while (performance.now() < deadline && child.exitCode === null) {
      if (await isReady(ready)) return;
      await pause(POLL_MS);
    }
    throw new Error(`${name} did not start: see ${path.join(folder, `${name}.log`)}`);
  }

  /** Ends the process as a crash does, and waits until it is gone. */
  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Reads a metric of the process: the sum of all of its series. */
  async metric(name) {
    const response = await fetch(this.#options.metrics, { signal: AbortSignal.timeout(5_000) });
    const lines = (await response.text()).split('\n');
    const values = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  }
}

/** Creates a server, which is not started yet. */
export const createServer = (options) => new Server(options);
