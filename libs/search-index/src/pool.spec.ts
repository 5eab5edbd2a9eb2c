import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildGeneration } from './build/build-generation.ts';
import { openIndex } from './open-index.ts';
import { bundleWorker } from './testing/bundle-worker.ts';
import { sampleDocument, sampleSchema } from './testing/sample-schema.ts';
import type { IndexDocument, IndexQuery, Manifest, OpenOptions, SearchIndex } from './types.ts';

const root = mkdtempSync(path.join(tmpdir(), 'search-pool-'));
const folder = path.join(root, 'index');
const everything: IndexQuery = { node: { op: 'all' }, filters: [], offset: 0, limit: 3 };
let workerUrl: URL;

const documents = function* (count: number, word: string): Generator<IndexDocument> {
  for (let at = 0; at < count; at += 1) yield sampleDocument(`id-${at}`, { title: `${word} of term${at}x common` });
};

const build = (count: number, word: string): Promise<Manifest> =>
  buildGeneration({ folder, schema: sampleSchema, documents: documents(count, word), now: new Date('2026-01-01') });

const open = (options: Partial<OpenOptions> = {}): Promise<SearchIndex> =>
  openIndex({ folder, workers: 2, workerUrl, ...options });

/** Slow on purpose: thousands of lists, united for every one of many parts. */
const slow: IndexQuery = {
  ...everything,
  node: {
    op: 'or',
    nodes: Array.from({ length: 900 }, () => ({ op: 'and', nodes: [{ op: 'prefix', text: 'ter' }] }) as const),
  },
  limit: 0,
};

beforeAll(async () => {
  workerUrl = bundleWorker(root);
  await build(2000, 'first');
});

afterAll(() => rmSync(root, { recursive: true }));

describe('an index that answers in threads', () => {
  test('answers every kind of question as the calling thread does', async () => {
    const [threads, here] = await Promise.all([open(), open({ workers: 0 })]);
    const query: IndexQuery = { ...everything, node: { op: 'words', text: 'common' }, facets: [{ field: 'year', size: 3 }] };
    const ask = (index: SearchIndex): Promise<unknown[]> =>
      Promise.all([
        index.search(query),
        index.count([query, everything]),
        index.get(['id-7', 'nothing']),
        index.suggest('fir', { limit: 2 }),
        index.similarTerms('comon'),
      ]);
    expect(await ask(threads)).toEqual(await ask(here));
    await Promise.all([threads.close(), here.close()]);
  });

  test.each([
    ['a field that is not there', { op: 'words', text: 'x', fields: ['nothing'] }, 'query'],
    ['too many words', { op: 'words', text: 'word '.repeat(1900) }, 'query'],
  ] as const)('refuses %s, and goes on', async (_, node, reason) => {
    const index = await open({ workers: 1 });
    await expect(index.search({ ...everything, node })).rejects.toMatchObject({ name: 'IndexError', reason });
    expect((await index.search(everything)).total).toBe(2000);
    await index.close();
  });

  test('stops a query that takes too long; the thread lives on', async () => {
    const index = await open({ workers: 1, timeLimitMs: 50 });
    await expect(index.search(slow)).rejects.toMatchObject({ reason: 'timeout' });
    expect((await index.search(everything)).total).toBe(2000);
    await index.close();
  });

  test('gives a query up when nobody waits for it any more, running or waiting', async () => {
    const index = await open({ workers: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const answers = [index.search(slow, running.signal), index.search(everything, waiting.signal)];
    waiting.abort();
    running.abort();
    const results = await Promise.allSettled(answers);
    const cancelled = { status: 'rejected', reason: { reason: 'cancelled' } };
    expect(results).toMatchObject([cancelled, cancelled]);
    expect((await index.search(everything)).total).toBe(2000);
    await index.close();
  });

  test('refuses what does not fit in the queue', async () => {
    const index = await open({ workers: 1, queueLimit: 2 });
    const stop = new AbortController();
    const first = index.search(slow, stop.signal);
    const others = [1, 2, 3, 4].map(() => index.search(everything));
    stop.abort();
    await expect(first).rejects.toMatchObject({ reason: 'cancelled' });
    const results = await Promise.allSettled(others);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(results[3]).toMatchObject({ reason: { reason: 'busy' } });
    await index.close();
  });

  test('changes to a newer generation under load, without a failed query', async () => {
    const index = await open();
    const totals = new Set<number>();
    let isOver = false;
    const client = async (): Promise<void> => {
      while (!isOver) totals.add((await index.search({ ...everything, highlight: { fields: ['title'], passageChars: 50 } })).total);
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
    expect([...totals].every((total) => [2000, 2100, 2200, 2300].includes(total))).toBe(true);
    await index.close();
  });
});
