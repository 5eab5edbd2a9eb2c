import { setTimeout as pause } from 'node:timers/promises';
import { RESTARTS, restartPause } from './restart-pause.mjs';
import { Stop } from './stop.mjs';

const MINUTE_MS = 60_000;
const START_LIMIT_MS = MINUTE_MS;

const log = (text) => console.log(`[start] ${new Date().toISOString()} ${text}`);
const inSeconds = (pauseMs) => (pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`);

/** A server that is restarted when it ends by itself. Its first start has to succeed. */
export class SupervisedServer {
  #create;
  #urls;
  #server = null;
  #restartTimesMs = [];
  #giveUp = () => {};
  /** Aborted by `stop` and `replace`, which end a pending restart. */
  #attempts = new AbortController();

  /**
   * `create` starts the program. The first start is complete when the URL `ready` responds with success; a restart when
   * `health` does, because a service that the program needs may be down.
   */
  constructor(create, urls) {
    this.#create = create;
    this.#urls = urls;
    /** Resolves to the reason once the server is no longer restarted. */
    this.givenUp = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
  }

  /** Starts the server and waits until it is ready. */
  start() {
    return this.#begin(this.#urls.ready);
  }

  async #begin(url) {
    const { signal } = this.#attempts;
    if (signal.aborted) throw new Stop('The server was stopped before it was ready.');
    const server = this.#create();
    this.#server = server;
    try {
      await server.answers(url, START_LIMIT_MS);
    } catch (error) {
      await server.stop();
      throw error;
    }
    void server.ended.then(() => signal.aborted || this.#restart(server.name, server.exitCode, signal));
  }

  async #restart(name, exitCode, signal) {
    let reason = `The ${name} ended unexpectedly (${exitCode})`;
    for (;;) {
      const pauseMs = restartPause(this.#restartTimesMs, performance.now());
      if (pauseMs === null) {
        const { limit, windowMs } = RESTARTS;
        this.#giveUp(`${reason}, after ${limit} restarts within ${windowMs / MINUTE_MS} minutes.`);
        return;
      }
      log(`${reason}. It is started again ${inSeconds(pauseMs)}.`);
      await pause(pauseMs, null, { signal }).catch(() => {});
      if (signal.aborted) return;
      this.#restartTimesMs.push(performance.now());
      try {
        await this.#begin(this.#urls.health);
        log(`The ${name} responds again.`);
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
