import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openClusterIndex, writeGeneration } from '@open-discovery/opensearch-index';
import type { IndexDocument, IndexQuery, IndexSchema, QueryableIndex } from '@open-discovery/search-index';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOpenSearch } from '../steps/opensearch-archive.mjs';
import { startOpenSearch } from '../steps/opensearch.mjs';

jest.setTimeout(300_000);

const NODES = 3;
const DOCUMENTS = 3_000;
const ALIAS = 'faults';
const NOW = new Date('2026-01-01');
const HALF = DOCUMENTS / 2;

const schema = {
  text: [{ name: 'title', weight: 1, analyzer: 'text' }],
  keyword: [{ name: 'source', facet: true }],
  number: [],
  sortText: [],
  boosts: {},
} as const satisfies IndexSchema;

const documents = (title: string): IndexDocument[] =>
  Array.from({ length: DOCUMENTS }, (_, index) => ({
    id: `id-${index}`,
    text: { title: `${title} ${index % 2 === 0 ? 'rivers' : 'seas'}` },
    keyword: { source: [`source ${index % 10}`] },
    number: {},
    stored: JSON.stringify({ title, index }),
  }));

const RIVERS: IndexQuery = {
  node: { op: 'words', text: 'rivers' },
  filters: [],
  facets: [{ field: 'source', size: 3 }],
  offset: 0,
  limit: 10,
};

type Cluster = Awaited<ReturnType<typeof startOpenSearch>>;

/** A test of minutes: `npm run test:opensearch`. */
const describeFaults = process.env['OPENSEARCH_FAULTS'] === 'true' ? describe : describe.skip;

describeFaults('a cluster of three nodes', () => {
  let cluster: Cluster;
  let index: QueryableIndex;
  let folder: string;
  beforeAll(async () => {
    const found = await findOpenSearch();
    if ('missing' in found) throw new Error(found.missing);
    cluster = await startOpenSearch({ ...found, nodes: NODES });
    folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-faults-'));
    await write('first');
    index = await openClusterIndex({ urls: cluster.urls, alias: ALIAS, schema });
  });
  afterAll(async () => {
    await index.close();
    await cluster.stop();
  });

  const write = (title: string, urls = cluster.urls, onPhase?: (phase: string) => void) =>
    writeGeneration({
      urls,
      alias: ALIAS,
      schema,
      documents: documents(title),
      folder,
      now: NOW,
      shards: 3,
      replicas: 1,
      partition: 500,
      timeLimitMs: 60_000,
      onPhase,
    });

  /** Searches all the time until some work is done; returns what was answered. */
  const searchDuring = async (work: () => Promise<unknown>): Promise<Set<string>> => {
    const answers = new Set<string>();
    let isOver = false;
    const searching = Promise.all(
      Array.from({ length: 3 }, async () => {
        while (!isOver) {
          const answer = await index.search(RIVERS, { timeLimitMs: 60_000 });
          answers.add(JSON.stringify([answer.total, answer.hits.length, answer.facets['source']?.values]));
        }
      }),
    );
    const working = work().finally(() => {
      isOver = true;
    });
    await Promise.all([searching, working]);
    return answers;
  };
  const whole = async (): Promise<string> => {
    const answer = await index.search(RIVERS);
    expect(answer.total).toBe(HALF);
    return JSON.stringify([answer.total, answer.hits.length, answer.facets['source']?.values]);
  };
  /** Waits until all parts have all copies again. */
  const untilWhole = async (url: string): Promise<void> => {
    const waited = await fetch(`${url}/_cluster/health?wait_for_status=green&timeout=120s`);
    expect(await waited.json()).toMatchObject({ status: 'green' });
  };

  /** Sets how much free space the nodes must have; without an amount, the disks do not matter. */
  const requireFreeSpace = async (amount: string | null): Promise<void> => {
    const [url = ''] = cluster.urls;
    const watermark = 'cluster.routing.allocation.disk.watermark';
    const persistent = {
      'cluster.info.update.interval': '10s',
      'cluster.routing.allocation.disk.threshold_enabled': true,
      [`${watermark}.low`]: amount,
      [`${watermark}.high`]: amount,
      [`${watermark}.flood_stage`]: amount,
      ...(amount === null ? { 'cluster.blocks.create_index': null } : {}),
    };
    const answer = await fetch(`${url}/_cluster/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persistent }),
    });
    expect(await answer.json()).toMatchObject({ acknowledged: true });
  };
  /** Waits until the records are blocked, or no longer. */
  const untilBlocked = async (isBlocked: boolean): Promise<void> => {
    const read = async (): Promise<string> => {
      const answer = await fetch(
        `${cluster.urls[0] ?? ''}/${ALIAS}*/_settings?filter_path=*.settings.index.blocks`,
      );
      return answer.text();
    };
    while ((await read()).includes('read_only_allow_delete') !== isBlocked)
      await new Promise((resolve) => setTimeout(resolve, 250));
  };

  test('reports full disks, still answers, and takes records again when there is space', async () => {
    const before = await whole();
    await requireFreeSpace('900tb');
    await untilBlocked(true);
    await expect(write('none')).rejects.toThrow('The disks of the search cluster are full');
    expect(await whole()).toBe(before);
    await requireFreeSpace('1b');
    await untilBlocked(false);
    await requireFreeSpace(null);
    expect((await write('after')).documents).toBe(DOCUMENTS);
    await index.refresh();
    expect(await whole()).toBe(before);
  });
  test('answers every search correctly while a node is killed in the middle of an import, which continues', async () => {
    const before = await whole();
    const answers = await searchDuring(async () => {
      let killed: Promise<void> = Promise.resolve();
      const written = await write('second', cluster.urls, (phase) => {
        if (phase === 'merging') killed = cluster.kill(0);
      });
      await killed;
      expect(written.documents).toBe(DOCUMENTS);
    });
    expect([...answers]).toEqual([before]);
    expect(await index.refresh()).toBe(true);
    expect(await whole()).toBe(before);
    const [stored] = await index.get(['id-0']);
    expect(stored).toContain('second');
  });
  test('still answers without a quorum, and says why it takes no records', async () => {
    const [, , last = ''] = cluster.urls;
    await untilWhole(last);
    const before = await whole();
    const answers = await searchDuring(() => cluster.kill(1));
    expect([...answers]).toEqual([before]);
    await expect(write('third', [last])).rejects.toThrow(
      'Too few nodes of the search cluster are there to agree on changes.',
    );
    expect(await whole()).toBe(before);
    const late = await openClusterIndex({ urls: [last], alias: ALIAS, schema });
    expect((await late.search(RIVERS)).total).toBe(HALF);
    await late.close();
  });
});
