import { setTimeout as pause } from 'node:timers/promises';
import { endWhenHung, LIVENESS } from './end-when-hung.mjs';
import { RESTARTS, restartPause } from './restart-pause.mjs';
import { Stop } from './stop.mjs';

const MINUTE_MS = 60_000;
const START_LIMIT_MS = MINUTE_MS;
/** A server that responds has opened what is on this machine. */
const READY_LIMIT_MS = 10_000;

const log = (text) => console.log(`[start] ${new Date().toISOString()} ${text}`);
const inSeconds = (pauseMs) => (pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`);

/** A server that is restarted when it ends by itself, or no longer responds. Its first start has to succeed. */
export class SupervisedServer {
  #create;
  #urls;
  #options;
  #server = null;
  #restartTimesMs = [];
  #giveUp = () => {};
  /** Aborted by `stop` and `replace`, which end a pending restart and the checks. */
  #attempts = new AbortController();

  /**
   * `create` starts the program. It has started when the URL `health` responds with success. The first start waits a moment for
   * `ready`, too, but not longer: a service that the program needs may be down, and the portal says so. With `liveness: null`
   * nothing checks whether it still responds.
   */
  constructor(create, urls, { readyLimitMs = READY_LIMIT_MS, liveness = LIVENESS, report = log } = {}) {
    this.#create = create;
    this.#urls = urls;
    this.#options = { readyLimitMs, liveness, report };
    /** Resolves to the reason once the server is no longer restarted. */
    this.givenUp = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
  }

  /** Starts the server, and reports if it is not ready soon. */
  async start() {
    await this.#begin();
    const { readyLimitMs, report } = this.#options;
    await this.#server.answers(this.#urls.ready, readyLimitMs).catch((error) => report(error.message));
  }

  async #begin() {
    const { signal } = this.#attempts;
    if (signal.aborted) throw new Stop('The server was stopped before it was ready.');
    const server = this.#create();
    this.#server = server;
    try {
      await server.answers(this.#urls.health, START_LIMIT_MS);
    } catch (error) {
      await server.stop();
      throw error;
    }
    const { liveness, report } = this.#options;
    if (liveness !== null) void endWhenHung(server, this.#urls.health, { ...liveness, report, signal });
    void server.ended.then(() => signal.aborted || this.#restart(server.name, server.exitCode, signal));
  }

  async #restart(name, exitCode, signal) {
    const { report } = this.#options;
    let reason = `The ${name} ended unexpectedly (${exitCode})`;
    for (;;) {
      const pauseMs = restartPause(this.#restartTimesMs, performance.now());
      if (pauseMs === null) {
        const { limit, windowMs } = RESTARTS;
        this.#giveUp(`${reason}, after ${limit} restarts within ${windowMs / MINUTE_MS} minutes.`);
        return;
      }
      report(`${reason}. It is started again ${inSeconds(pauseMs)}.`);
      await pause(pauseMs, null, { signal }).catch(() => {});
      if (signal.aborted) return;
      this.#restartTimesMs.push(performance.now());
      try {
        await this.#begin();
        report(`The ${name} responds again.`);
        return;
      } catch (error) {
        if (signal.aborted) return;
        reason = error.message;
      }
    }
  }

  /** Stops the server and starts it again. */
  async replace() {
    await this.stop();
    this.#attempts = new AbortController();
    await this.start();
  }

  /** Stops the server; it is not restarted. */
  async stop() {
    this.#attempts.abort();
    await this.#server?.stop();
  }
}
