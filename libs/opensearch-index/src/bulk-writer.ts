import { IndexError } from '@open-discovery/search-index';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { knownProblem } from './cluster-problems.ts';

const BULK_BYTES = 4 * 1024 * 1024;
const UNDER_WAY = 3;
const FIRST_PAUSE_MS = 250;
const ATTEMPTS = 8;
const TIME_LIMIT_MS = 120_000;

const outcome = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(
      z.string(),
      z.object({ status: z.number(), error: z.object({ type: z.string(), reason: z.string() }).optional() }),
    ),
  ),
});

/** Failures that pass: the cluster has too much to do, or some of it is away. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'unreachable', 'timeout']);

/** 429: too much to do; 503: the node with the record's part is away, and another one takes its place. */
const PASSING_STATUS: ReadonlySet<number> = new Set([429, 503]);

/** Reports whether a failure may pass by itself. */
export const isPassing = (error: unknown): boolean =>
  error instanceof IndexError && PASSING.has(error.reason);

/** A document to write; its id makes a repetition harmless. */
interface Row {
  readonly id: string;
  readonly source: object;
}

/** Writes documents to an index in bulks of limited size, some at the same time. Repeats what the cluster refuses for now. */
export class BulkWriter {
  readonly #cluster: Cluster;
  readonly #index: string;
  readonly #firstPauseMs: number;
  readonly #running = new Set<Promise<void>>();
  #lines: string[][] = [];
  #bytes = 0;
  #failure: Error | null = null;
  /** The cluster's last reason for refusing a record. */
  #refused = '';

  /** @param options `firstPauseMs`: the time before the first repetition; each further one waits twice as long */
  constructor(
    cluster: Cluster,
    index: string,
    { firstPauseMs }: { readonly firstPauseMs: number } = { firstPauseMs: FIRST_PAUSE_MS },
  ) {
    this.#cluster = cluster;
    this.#index = index;
    this.#firstPauseMs = firstPauseMs;
  }

  async add({ id, source }: Row): Promise<void> {
    const lines = [JSON.stringify({ index: { _id: id } }), JSON.stringify(source)];
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    if (this.#bytes + bytes > BULK_BYTES) await this.#send();
    this.#lines.push(lines);
    this.#bytes += bytes;
  }

  /** Resolves when the cluster has acknowledged everything. */
  async finish(): Promise<void> {
    await this.#send();
    await Promise.all(this.#running);
    this.#check();
  }

  #check(): void {
    if (this.#failure !== null) throw this.#failure;
  }

  async #send(): Promise<void> {
    this.#check();
    if (this.#lines.length === 0) return;
    const rows = this.#lines;
    this.#lines = [];
    this.#bytes = 0;
    while (this.#running.size >= UNDER_WAY) await Promise.race(this.#running);
    const sending: Promise<void> = this.#write(rows)
      .catch((error: unknown) => {
        this.#failure ??= error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => this.#running.delete(sending));
    this.#running.add(sending);
  }

  async #write(rows: readonly string[][]): Promise<void> {
    let left = rows;
    for (let attempt = 1; left.length > 0; attempt += 1) {
      left = await this.#attempt(left).catch((error: unknown) => {
        if (!isPassing(error) || attempt === ATTEMPTS) throw error;
        return left;
      });
      if (left.length === 0) return;
      if (attempt === ATTEMPTS) throw this.#refusal();
      await pause(this.#firstPauseMs * 2 ** (attempt - 1));
    }
  }

  /** Returns the rows that the cluster refused for now. */
  async #attempt(rows: readonly string[][]): Promise<readonly string[][]> {
    const lines = `${rows.flat().join('\n')}\n`;
    const request = { method: 'POST', path: `/${this.#index}/_bulk`, lines } as const;
    const { errors, items } = await this.#cluster.request(outcome, request, { timeLimitMs: TIME_LIMIT_MS });
    if (!errors) return [];
    const results = items.map((item) => Object.values(item)[0]);
    const refused = results.flatMap((result) => (result?.error === undefined ? [] : [result]));
    const wrong = refused.find(({ status }) => !PASSING_STATUS.has(status));
    if (wrong?.error)
      throw new IndexError('document', `The search cluster refused a record: ${wrong.error.reason}`);
    const [first] = refused;
    if (first?.error) this.#refused = `${first.error.type}: ${first.error.reason}`;
    return rows.filter((_, index) => PASSING_STATUS.has(results[index]?.status ?? 0));
  }

  #refusal(): IndexError {
    return (
      knownProblem(this.#refused) ??
      new IndexError('busy', `The search cluster refused records too often: ${this.#refused}`)
    );
  }
}
