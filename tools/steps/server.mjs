import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { killGroup } from './run.mjs';
import { Stop } from './stop.mjs';
import { ROOT } from './workspace.mjs';

const KEPT_LINES = 20;
const STOP_LIMIT_MS = 8_000;
const ASK_EVERY_MS = 150;
const END_WITH_PARENT = path.join(ROOT, 'tools/steps/end-with-parent.mjs');

/** A long-running Node.js program in its own process group. Its output is prefixed with its name. */
export class Server {
  constructor(name, file, environment) {
    this.name = name;
    this.lastLines = [];
    this.exitCode = null;
    this.child = spawn(process.execPath, ['--import', END_WITH_PARENT, path.join(ROOT, file)], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => {
        this.#keep(error.message);
        this.exitCode = 'not started';
        resolve(this);
      });
      this.child.once('close', (code, signal) => {
        this.exitCode = code ?? signal;
        resolve(this);
      });
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      createInterface({ input: stream }).on('line', (line) => this.#keep(line));
  }

  #keep(line) {
    this.lastLines = [...this.lastLines, line].slice(-KEPT_LINES);
    process.stdout.write(`[${this.name}] ${line}\n`);
  }

  get isRunning() {
    return this.exitCode === null;
  }

  /** Waits until a URL responds with a success status. */
  async answers(url, limitMs) {
    const deadline = performance.now() + limitMs;
    while (this.isRunning && performance.now() < deadline) {
      const status = await fetch(url, { signal: AbortSignal.timeout(limitMs) }).then(
        (response) => response.body?.cancel().then(() => response.status) ?? response.status,
        () => 0,
      );
      if (status >= 200 && status < 300) return;
      await Promise.race([pause(ASK_EVERY_MS), this.ended]);
    }
    throw new Stop(this.isRunning ? `The ${this.name} did not respond at ${url} in time.` : this.failureMessage());
  }

  failureMessage() {
    return `The ${this.name} ended unexpectedly (${this.exitCode}). Its last lines:\n${this.lastLines.join('\n')}`;
  }

  /** Stops the program, and kills it with its descendants if it does not stop in time. */
  async stop() {
    if (this.isRunning) this.child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(this.child, 'SIGKILL'), STOP_LIMIT_MS);
    await this.ended;
    clearTimeout(timer);
    if (this.child.pid) killGroup(this.child, 'SIGKILL');
  }
}
