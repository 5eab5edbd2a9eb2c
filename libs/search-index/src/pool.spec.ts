import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openIndex } from './open-index.ts';
import { buildSample } from './testing/build-sample.ts';
import { bundleWorker } from './testing/bundle-module.ts';
import { newFolder } from './testing/new-folder.ts';
import { numberedDocuments } from './testing/numbered-documents.ts';
import type { Manifest, OpenOptions, SearchIndex } from './index-types.ts';
import type { IndexQuery } from './query-types.ts';

const root = newFolder();
const folder = path.join(root, 'index');
const everything: IndexQuery = { node: { op: 'all' }, filters: [], offset: 0, limit: 3 };
let workerUrl: URL;

const build = (count: number, word: string): Promise<Manifest> =>
  buildSample(folder, numberedDocuments(count, word));

const opened: SearchIndex[] = [];

const open = async (options: Partial<OpenOptions> = {}): Promise<SearchIndex> => {
  const index = await openIndex({ folder, workers: 2, workerUrl, ...options });
  opened.push(index);
  return index;
};

const DESCRIPTORS = '/proc/self/fd';

/** The generations of which this process holds files open, where the platform tells. */
const openGenerations = (): Set<string> => {
  const targets = existsSync(DESCRIPTORS)
    ? readdirSync(DESCRIPTORS).map((name) => {
        try {
          return readlinkSync(path.join(DESCRIPTORS, name));
        } catch {
          return '';
        }
      })
    : [];
  return new Set(
    targets
      .filter((target) => target.startsWith(folder))
      .map((target) => path.basename(path.dirname(target))),
  );
};

/** Slow on purpose: lists are united, again and again. */
const slow: IndexQuery[] = Array(5_000).fill({ ...everything, node: { op: 'prefix', text: 'ter' } });

beforeAll(async () => {
  workerUrl = bundleWorker(root);
  await build(2000, 'first');
});

afterEach(() => Promise.all(opened.splice(0).map((index) => index.close())));

describe('an index that searches in threads', () => {
  test('answers every kind of request as the calling thread does', async () => {
    const [threads, here] = await Promise.all([open(), open({ workers: 0 })]);
    const query: IndexQuery = {
      ...everything,
      node: { op: 'words', text: 'common' },
      facets: [{ field: 'year', size: 3 }],
    };
    const ask = (index: SearchIndex): Promise<unknown[]> =>
      Promise.all([
        index.search(query),
        index.count([query, everything]),
        index.get(['id-7', 'nothing']),
        index.suggest('fir', { limit: 2 }),
        index.similarTerms('comon'),
        index.wordCounts(['common', 'nothing']),
      ]);
    expect(await ask(threads)).toEqual(await ask(here));
  });

  test.each([
    ['a field that is not there', { op: 'words', text: 'x', fields: ['nothing'] }, 'query', undefined],
    [
      'too many beginnings of words',
      { op: 'or', nodes: Array(17).fill({ op: 'prefix', text: 'ter' }) },
      'words',
      'ter*',
    ],
    ['too many words', { op: 'words', text: 'word '.repeat(1900) }, 'words', undefined],
  ] as const)('refuses %s and continues', async (_, node, reason, word) => {
    const index = await open({ workers: 1 });
    const refusal = { name: 'IndexError', reason, word };
    await expect(index.search({ ...everything, node })).rejects.toMatchObject(refusal);
    expect((await index.search(everything)).total).toBe(2000);
  });

  test('stops a query that takes too long, and the thread survives', async () => {
    const index = await open({ workers: 1 });
    await expect(index.count(slow, { timeLimitMs: 50 })).rejects.toMatchObject({ reason: 'timeout' });
    expect((await index.search(everything)).total).toBe(2000);
  });

  test('counts the wait for a thread in the time that a query may take', async () => {
    const index = await open({ workers: 1 });
    const stop = new AbortController();
    const running = index.count(slow, { signal: stop.signal });
    await expect(index.search(everything, { timeLimitMs: 20 })).rejects.toMatchObject({ reason: 'busy' });
    stop.abort();
    await expect(running).rejects.toMatchObject({ reason: 'canceled' });
    expect((await index.search(everything)).total).toBe(2000);
  });

  test('aborts a running or waiting query when its caller leaves', async () => {
    const index = await open({ workers: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const answers = [
      index.count(slow, { signal: running.signal }),
      index.search(everything, { signal: waiting.signal }),
    ];
    waiting.abort();
    running.abort();
    const results = await Promise.allSettled(answers);
    const canceled = { status: 'rejected', reason: { reason: 'canceled' } };
    expect(results).toMatchObject([canceled, canceled]);
    expect((await index.search(everything)).total).toBe(2000);
  });

  test('leaves no listener on the signal of a caller with many queries', async () => {
    const index = await open({ workers: 1 });
    const { signal } = new AbortController();
    for (let times = 0; times < 3; times += 1) await index.search(everything, { signal });
    await expect(index.count(slow, { signal, timeLimitMs: 50 })).rejects.toMatchObject({ reason: 'timeout' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('switches to a newer generation under load, without a failed query', async () => {
    const index = await open();
    const totals = new Set<number>();
    let isOver = false;
    const client = async (): Promise<void> => {
      while (!isOver)
        totals.add(
          (await index.search({ ...everything, highlight: { fields: ['title'], passageChars: 50 } })).total,
        );
    };
    const clients = [1, 2, 3, 4].map(client);
    for (const count of [2100, 2200, 2300]) {
      const { generation } = await build(count, 'later');
      expect(await index.refresh()).toBe(true);
      expect(index.manifest.generation).toBe(generation);
      expect((await index.search(everything)).total).toBe(count);
    }
    isOver = true;
    await Promise.all(clients);
    expect(await index.refresh()).toBe(false);
    // A thread that was busy changes over after its last answer.
    const isOldOpen = (): boolean =>
      [...openGenerations()].some((name) => name !== index.manifest.generation);
    while (isOldOpen()) await setImmediate();
    expect([...totals].every((total) => [2000, 2100, 2200, 2300].includes(total))).toBe(true);
  }, 60_000);
});
