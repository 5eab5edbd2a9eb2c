import { IndexError } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { knownProblem } from './cluster-problems.ts';
import { repeat } from './repeat.ts';

const BULK_BYTES = 4 * 1024 * 1024;
const UNDER_WAY = 3;
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

const refusalOf = (said: string): IndexError =>
  knownProblem(said) ?? new IndexError('busy', `The search cluster refused records too often: ${said}`);

/** The time before the first repetition; see `repeat`. */
interface Pauses {
  readonly firstPauseMs?: number;
}

/** A document to write; its id makes a repetition harmless. */
interface Row {
  readonly id: string;
  readonly source: object;
}

/** Writes documents to an index in bulks of limited size, some at the same time. Repeats what the cluster refuses for now. */
export class BulkWriter {
  readonly #cluster: Cluster;
  readonly #index: string;
  readonly #pauses: Pauses;
  readonly #running = new Set<Promise<void>>();
  #lines: string[][] = [];
  #bytes = 0;
  #failure: Error | null = null;

  constructor(cluster: Cluster, index: string, pauses: Pauses = {}) {
    this.#cluster = cluster;
    this.#index = index;
    this.#pauses = pauses;
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
    let refusal: IndexError | null = null;
    await repeat(
      async () => {
        ({ left, refusal } = await this.#attempt(left));
        if (refusal !== null) throw refusal;
      },
      { ...this.#pauses, isPassing: (error) => error === refusal || isPassing(error) },
    );
  }

  /** Returns the rows that the cluster refused for now, and why. */
  async #attempt(
    rows: readonly string[][],
  ): Promise<{ left: readonly string[][]; refusal: IndexError | null }> {
    const lines = `${rows.flat().join('\n')}\n`;
    const request = { method: 'POST', path: `/${this.#index}/_bulk`, lines } as const;
    const { errors, items } = await this.#cluster.request(outcome, request, { timeLimitMs: TIME_LIMIT_MS });
    if (!errors) return { left: [], refusal: null };
    const results = items.map((item) => Object.values(item)[0]);
    const refused = results.flatMap((result) => (result?.error === undefined ? [] : [result]));
    const wrong = refused.find(({ status }) => !PASSING_STATUS.has(status));
    if (wrong?.error)
      throw new IndexError('document', `The search cluster refused a record: ${wrong.error.reason}`);
    const left = rows.filter((_, index) => PASSING_STATUS.has(results[index]?.status ?? 0));
    const error = refused[0]?.error;
    return { left, refusal: error === undefined ? null : refusalOf(`${error.type}: ${error.reason}`) };
  }
}
