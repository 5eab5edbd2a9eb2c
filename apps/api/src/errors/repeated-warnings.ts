import type { FastifyBaseLogger } from 'fastify';

const COUNT_EVERY_MS = 60_000;

interface Warning {
  readonly reason: string | null;
  readonly message: string;
}

/**
 * Logs warnings that each request of an outage gives: the first of one reason at once, and from then on how many there were, once
 * a minute.
 */
export class RepeatedWarnings {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #everyMs: number;
  readonly #counted = new Map<string, { times: number; readonly end: () => void }>();

  constructor(log: Pick<FastifyBaseLogger, 'warn'>, everyMs = COUNT_EVERY_MS) {
    this.#log = log;
    this.#everyMs = everyMs;
  }

  /** Takes the log of the request, whose id only the first line has. */
  warn(log: Pick<FastifyBaseLogger, 'warn'>, warning: Warning): void {
    const { reason, message } = warning;
    const key = `${message}: ${reason}`;
    const counted = this.#counted.get(key);
    if (counted !== undefined) {
      counted.times += 1;
      return;
    }
    log.warn({ reason }, message);
    this.#count(key, warning);
  }

  #count(key: string, { reason, message }: Warning): void {
    const timer = setInterval(() => {
      if (counted.times === 0) counted.end();
      else report();
    }, this.#everyMs).unref();
    const report = (): void => {
      this.#log.warn({ reason, times: counted.times }, message);
      counted.times = 0;
    };
    const end = (): void => {
      clearInterval(timer);
      this.#counted.delete(key);
      if (counted.times > 0) report();
    };
    const counted = { times: 0, end };
    this.#counted.set(key, counted);
  }

  /** Logs what is counted, and stops counting. */
  close(): void {
    for (const { end } of this.#counted.values()) end();
  }
}
