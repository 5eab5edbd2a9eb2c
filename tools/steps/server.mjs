import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { killTree } from './kill-tree.mjs';
import { shutdownLimitMs } from './shutdown-limit.mjs';
import { Stop } from './stop.mjs';
import { ROOT } from './workspace.mjs';

const KEPT_LINES = 20;
const ASK_EVERY_MS = 150;
const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

/**
 * The options and the environment of a server, to save memory and processor time. What a request allocates is soon garbage, so
 * half the default young generation is enough, and one thread collects it: helper threads take a sixteenth more processor time
 * for pauses that are no shorter. The C library keeps two arenas instead of eight for each processor, because compressed pages
 * leave holes in them.
 */
export const SERVER_RUNTIME = {
  options: ['--max-semi-space-size=8', '--single-threaded-gc'],
  environment: { MALLOC_ARENA_MAX: '2' },
};

/** Asks a server for its state, and returns what it says is missing. */
const ask = async (url, limitMs) => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    const text = await response.text();
    return { isReady: response.ok, message: response.ok ? '' : (JSON.parse(text).message ?? '') };
  } catch {
    return { isReady: false, message: '' };
  }
};

/** A long-running Node.js program that ends with this process. Its output is prefixed with its name. */
export class Server {
  #stopLimitMs;

  constructor(name, file, environment) {
    this.name = name;
    this.lastLines = [];
    this.exitCode = null;
    const env = { ...SERVER_RUNTIME.environment, ...process.env, ...environment };
    this.#stopLimitMs = shutdownLimitMs(env);
    const args = [...SERVER_RUNTIME.options, '--import', END_WITH_PARENT, path.join(ROOT, file)];
    this.child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl+C must not reach the servers: they stop in an order.
      detached: true,
      windowsHide: true,
    });
    this.ended = this.#untilEnded();
    for (const stream of [this.child.stdout, this.child.stderr])
      createInterface({ input: stream }).on('line', (line) => this.#keep(line));
  }

  /** Not the event `close`: it never comes after `disconnect`. */
  async #untilEnded() {
    const { child } = this;
    const exitCode = await new Promise((resolve) => {
      child.once('error', (error) => {
        this.#keep(error.message);
        resolve('not started');
      });
      child.once('exit', (code, signal) => resolve(code ?? signal));
    });
    this.kill();
    // The last lines are still to be read.
    await Promise.all([child.stdout, child.stderr].map((stream) => finished(stream).catch(() => {})));
    this.exitCode = exitCode;
    return this;
  }

  #keep(line) {
    this.lastLines = [...this.lastLines, line].slice(-KEPT_LINES);
    process.stdout.write(`[${this.name}] ${line}\n`);
  }

  get isRunning() {
    return this.exitCode === null;
  }

  /** Ends the program and its descendants at once. */
  kill() {
    killTree(this.child, 'SIGKILL');
  }

  /** Waits until a URL responds with a success status. */
  async answers(url, limitMs) {
    const deadline = performance.now() + limitMs;
    let said = '';
    while (this.isRunning && performance.now() < deadline) {
      const { isReady, message } = await ask(url, limitMs);
      if (isReady) return;
      said = message || said;
      await Promise.race([pause(ASK_EVERY_MS), this.ended]);
    }
    throw new Stop(
      this.isRunning
        ? `The ${this.name} did not respond at ${url} in time${said && `: ${said}`}`
        : this.failureMessage(),
    );
  }

  failureMessage() {
    return `The ${this.name} ended unexpectedly (${this.exitCode}). Its last lines:\n${this.lastLines.join('\n')}`;
  }

  /** Stops the program after its running requests, and kills it with its descendants if that takes too long. */
  async stop() {
    if (this.child.connected) this.child.disconnect();
    const timer = setTimeout(() => this.kill(), this.#stopLimitMs);
    await this.ended;
    clearTimeout(timer);
  }
}
