import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openClusterIndex, writeGeneration } from '@open-discovery/opensearch-index';
import type { IndexDocument, IndexSchema } from '@open-discovery/search-index';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importCorpus, startApi } from '../bench/programs.mjs';
import { findOpenSearch } from '../steps/opensearch-archive.mjs';
import { startOpenSearch } from '../steps/opensearch.mjs';

jest.setTimeout(300_000);

/** A test of minutes, with the built importer and API: `npm run test:opensearch`. */
const describeFaults = process.env['OPENSEARCH_FAULTS'] === 'true' ? describe : describe.skip;

type Cluster = Awaited<ReturnType<typeof startOpenSearch>>;

const start = async (
  server: 'current' | 'too-old',
  settings: Readonly<Record<string, number>>,
): Promise<Cluster> => {
  const found = await findOpenSearch({ server });
  if ('missing' in found) throw new Error(found.missing);
  return startOpenSearch({ ...found, settings });
};

let cluster: Cluster;
let folder: string;
const environment = (): Record<string, string> => ({ SEARCH_URL: cluster.urls.join(',') });

describeFaults('a node with one place to write and one to search, and a short queue before each', () => {
  const QUEUES = {
    'thread_pool.write.size': 1,
    'thread_pool.write.queue_size': 1,
    'thread_pool.search.size': 1,
    // All parts of one search fit into it.
    'thread_pool.search.queue_size': 3,
  };
  const BUSY = 'Too many searches are waiting; try again in a moment';
  const DOCUMENTS = 12_000;
  const VISITORS = 24;
  const PRODUCTS = 'graph/v3/research-products?facets=type,author,subject&search=';

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-refusals-'));
    cluster = await start('current', QUEUES);
  });
  afterAll(() => cluster.stop());

  /** Returns how many tasks of a kind the node has refused with 429. */
  const refused = async (pool: 'write' | 'search'): Promise<number> => {
    const answer = await fetch(`${cluster.urls[0] ?? ''}/_cat/thread_pool/${pool}?h=rejected`);
    return Number(await answer.text());
  };

  test('refuses records of an import, which waits and stores each of them', async () => {
    const schema = {
      text: [{ name: 'title', weight: 1, analyzer: 'text' }],
      keyword: [],
      number: [],
      sortText: [],
      boosts: {},
    } as const satisfies IndexSchema;
    const filler = 'sediments of rivers and seas '.repeat(50);
    const documents = Array.from({ length: DOCUMENTS }, (_, index): IndexDocument => ({
      id: `id-${index}`,
      text: { title: `record ${index}` },
      keyword: {},
      number: {},
      stored: JSON.stringify({ index, filler }),
    }));
    const options = { urls: cluster.urls, alias: 'storm', schema };
    const written = await writeGeneration({
      ...options,
      documents,
      folder,
      now: new Date('2026-01-01'),
      shards: 3,
      replicas: 0,
      timeLimitMs: 60_000,
    });
    expect(await refused('write')).toBeGreaterThan(0);
    expect(written.documents).toBe(DOCUMENTS);
    const index = await openClusterIndex(options);
    const all = { node: { op: 'words', text: 'record' }, filters: [], offset: 0, limit: 1 } as const;
    expect((await index.search(all)).total).toBe(DOCUMENTS);
    await index.close();
  });
  test('refuses searches: visitors are told when to come back, the others get right answers, and later all do', async () => {
    await importCorpus(folder, [], { environment: environment() });
    const api = await startApi(folder, { environment: environment() });
    const search = async (word: string) => {
      const answer = await fetch(`${api.url}/${PRODUCTS}${word}`);
      const { header, message } = (await answer.json()) as {
        header?: { numFound: number };
        message?: string;
      };
      return {
        status: answer.status,
        wait: answer.headers.get('retry-after'),
        told: header?.numFound ?? message,
      };
    };
    const { told: total } = await search('data');
    expect(total).toBeGreaterThan(0);
    const before = await refused('search');
    const answers = (
      await Promise.all(
        Array.from({ length: VISITORS }, async (_, visitor) => {
          const own = [];
          // Words that differ, so that no answer is that of another visitor.
          for (let turn = 0; turn < 5; turn += 1) own.push(await search(`data OR none${visitor}x${turn}`));
          return own;
        }),
      )
    ).flat();
    const isBusy = ({ status }: { status: number }): boolean => status === 503;
    expect(await refused('search')).toBeGreaterThan(before);
    expect(answers.some(isBusy)).toBe(true);
    for (const answer of answers)
      expect(answer).toEqual(
        isBusy(answer) ? { status: 503, wait: '2', told: BUSY } : { status: 200, wait: null, told: total },
      );
    expect(await search('data OR none0x0')).toMatchObject({ status: 200, told: total });
    await api.stop();
  });
});

describeFaults('a server that is too old', () => {
  const TOLD = 'The search cluster runs opensearch 2.18.0; OpenSearch 2.19 or newer is needed.';

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-refusals-'));
    cluster = await start('too-old', {});
  });
  afterAll(() => cluster.stop());

  test('ends an import with its version and the one that is needed', async () => {
    await expect(importCorpus(folder, [], { environment: environment() })).rejects.toThrow(TOLD);
  });
  test('is named by /ready, and no search is answered', async () => {
    const api = await startApi(folder, { environment: environment(), ready: '/health' });
    const ready = await fetch(`${api.url}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'waiting', message: TOLD }]);
    const search = await fetch(`${api.url}/graph/v3/projects`);
    expect([search.status, search.headers.get('retry-after')]).toEqual([503, '5']);
    await api.stop();
  });
});
