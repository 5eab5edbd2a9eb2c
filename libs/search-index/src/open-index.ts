import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { filesState } from './generation/files-state.ts';
import { openPrevious, openUsableGeneration } from './generation/open-generation.ts';
import type { UsableGeneration } from './generation/open-generation.ts';
import { readCurrent } from './generation/publish.ts';
import { IndexError } from './index-error.ts';
import { InlineRunner } from './pool/inline-runner.ts';
import { PoolRunner } from './pool/pool-runner.ts';
import type { Answer, Request, RequestKind } from './pool/request.ts';
import type { Runner } from './pool/runner.ts';
import type { CallOptions, IndexHealth, Manifest, OpenOptions, SearchIndex } from './index-types.ts';

const TIME_LIMIT_MS = 10_000;

/** An index that answers through a runner. */
class OpenIndex implements SearchIndex {
  readonly #folder: string;
  readonly #runner: Runner;
  #usable: UsableGeneration;
  /** Set while the generation is damaged and there is no other. */
  #damage: IndexError | null = null;
  readonly #damaged = new Set<string>();
  /** The files of the damaged generation when it was found to be damaged. */
  #damagedFiles = '';

  constructor(folder: string, runner: Runner, usable: UsableGeneration) {
    this.#folder = folder;
    this.#runner = runner;
    this.#usable = usable;
    if (usable.fallback !== null) this.#damagedFiles = this.#stateOf(usable.fallback.from);
  }

  get manifest(): Manifest {
    return this.#usable.loaded.manifest;
  }

  readonly search: SearchIndex['search'] = (query, call) => this.#ask({ kind: 'search', query }, call);
  readonly searchEach: SearchIndex['searchEach'] = (queries, call) =>
    this.#ask({ kind: 'searchEach', queries }, call);
  readonly count: SearchIndex['count'] = (queries, call) => this.#ask({ kind: 'count', queries }, call);
  readonly sum: SearchIndex['sum'] = (query, field, call) => this.#ask({ kind: 'sum', query, field }, call);
  readonly partition: SearchIndex['partition'] = (query, size, call) =>
    this.#ask({ kind: 'partition', query, size }, call);
  readonly scan: SearchIndex['scan'] = (query, page, call) =>
    this.#ask({ kind: 'scan', query, ...page }, call);
  readonly get: SearchIndex['get'] = (ids, call) => this.#ask({ kind: 'get', ids }, call);
  readonly suggest: SearchIndex['suggest'] = (prefix, options, call) =>
    this.#ask({ kind: 'suggest', prefix, ...options }, call);
  readonly similarTerms: SearchIndex['similarTerms'] = (word, call) =>
    this.#ask({ kind: 'similarTerms', word }, call);
  readonly wordCounts: SearchIndex['wordCounts'] = (words, call) =>
    this.#ask({ kind: 'wordCounts', words }, call);

  async attachment(name: string): Promise<string | null> {
    const { generation, files } = this.manifest;
    const text = await readFile(path.join(this.#folder, generation, name), 'utf8').catch(() => null);
    const expected = files[name]?.crc32;
    return text === null || expected === undefined || crc32(text) === expected ? text : null;
  }

  async verify(): Promise<void> {
    let generation = '';
    let from: number | null = 0;
    // The generation may be replaced meanwhile.
    while (from !== null || generation !== this.manifest.generation) {
      if (generation !== this.manifest.generation) from = 0;
      generation = this.manifest.generation;
      from = await this.#ask({ kind: 'verify', from: from ?? 0 });
    }
  }

  async check(): Promise<void> {
    if (this.#damage !== null) throw this.#damage;
  }

  health(): IndexHealth {
    return { fallback: this.#usable.fallback, damage: this.#damage?.message ?? null };
  }

  async refresh(): Promise<boolean> {
    const current = readCurrent(this.#folder);
    const known = this.#usable.fallback?.from ?? this.manifest.generation;
    if (current === null || (current === known && !this.#mayBeRepaired(known))) return false;
    const files = this.#stateOf(current);
    try {
      const isNew = await this.#openAgain(current);
      this.#damagedFiles = files;
      return isNew;
    } catch (error) {
      // Files that cannot be opened for lack of descriptors or memory are tried again as they are.
      if (error instanceof IndexError) this.#damagedFiles = files;
      throw error;
    }
  }

  /** Opens the current generation, or the latest intact one; returns whether it is another one than before. */
  async #openAgain(current: string): Promise<boolean> {
    const damaged = new Set(this.#damaged);
    damaged.delete(current);
    const next = openUsableGeneration(this.#folder, damaged);
    const isNew = this.#damage !== null || next.loaded.manifest.generation !== this.manifest.generation;
    if (isNew) await this.#runner.use(next.loaded);
    this.#usable = isNew ? next : { ...this.#usable, fallback: next.fallback };
    if (isNew) {
      this.#damage = null;
      this.#damaged.delete(current);
    }
    return isNew;
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  /** Retries with an earlier generation when damage is found that opening did not detect. */
  async #ask<Kind extends RequestKind>(
    request: Request<Kind>,
    call: CallOptions = {},
  ): Promise<Answer<Kind>> {
    for (;;) {
      if (this.#damage !== null) throw this.#damage;
      const asked = this.manifest.generation;
      try {
        return await this.#runner.run(request, call);
      } catch (error) {
        if (!(error instanceof IndexError) || error.reason !== 'damaged') throw error;
        if (this.manifest.generation === asked) await this.#goBack(error);
      }
    }
  }

  #stateOf(generation: string): string {
    return filesState(path.join(this.#folder, generation));
  }

  /** Reports whether the current generation is damaged, and its files have changed since it was tried. */
  #mayBeRepaired(generation: string): boolean {
    const isDamaged = this.#usable.fallback !== null || this.#damage !== null;
    return isDamaged && this.#stateOf(generation) !== this.#damagedFiles;
  }

  async #goBack(damage: IndexError): Promise<void> {
    const { generation } = this.manifest;
    this.#damaged.add(generation);
    this.#damagedFiles = this.#stateOf(this.#usable.fallback?.from ?? generation);
    const fallback = this.#usable.fallback ?? { from: generation, reason: damage.message };
    const instead = openPrevious(this.#folder, this.#damaged, fallback);
    if (instead === null) {
      this.#damage = damage;
      throw damage;
    }
    this.#usable = instead;
    await this.#runner.use(instead.loaded);
  }
}

/**
 * Opens the published generation of an index. If it is damaged, now or later, an earlier one is used and
 * `health().fallback` gives the reason. Throws `missing`, `damaged` or `version` if none is readable.
 */
export const openIndex = async (options: OpenOptions): Promise<SearchIndex> => {
  const { folder, workers = 0, workerUrl, timeLimitMs = TIME_LIMIT_MS } = options;
  const usable = openUsableGeneration(folder);
  if (workers === 0) return new OpenIndex(folder, new InlineRunner(usable.loaded, timeLimitMs), usable);
  if (workerUrl === undefined) throw new IndexError('query', 'Workers need a workerUrl.');
  const runner = await PoolRunner.start({ workers, workerUrl, timeLimitMs }, usable.loaded);
  return new OpenIndex(folder, runner, usable);
};
