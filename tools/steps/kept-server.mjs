import { setTimeout as pause } from 'node:timers/promises';
import { RESTARTS, restartPause } from './restart-pause.mjs';
import { Stop } from './stop.mjs';

const MINUTE_MS = 60_000;
const START_LIMIT_MS = MINUTE_MS;

const log = (text) => console.log(`[start] ${new Date().toISOString()} ${text}`);
const inSeconds = (pauseMs) => (pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`);

/** A server that is started again when it ends by itself. It has to start once without help. */
export class KeptServer {
  #create;
  #urls;
  #server = null;
  #restartTimesMs = [];
  #giveUp = () => {};
  /** Aborted by `stop` and `replace`: ends the waiting for a restart. */
  #attempts = new AbortController();

  /**
   * `create` starts the program. It has started when the URL `ready` responds with a success status, and is back after a
   * restart when `health` does: a service that it needs may be away meanwhile.
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

  /** Stops the server, and starts its program anew. */
  async replace() {
    await this.stop();
    this.#attempts = new AbortController();
    await this.start();
  }

  /** Stops the server for good. */
  async stop() {
    this.#attempts.abort();
    await this.#server?.stop();
  }
}
