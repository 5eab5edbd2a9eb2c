import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FurtherValues, IndexDocument, IndexQuery, IndexSchema } from '@open-discovery/search-index';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClusterIndex } from './open-cluster-index.ts';
import { startProxy } from './testing/start-proxy.ts';
import type { Proxy } from './testing/start-proxy.ts';
import { writeGeneration } from './write-generation.ts';
import { CLUSTER_URLS } from './testing/cluster-urls.ts';

jest.setTimeout(60_000);

const PARTITION = 15;
const DOCUMENTS = 45;
const NOW = new Date('2026-01-01');
const PUBLISHED = new Date('2026-03-01');

const schema = {
  text: [{ name: 'title', weight: 1, analyzer: 'text' }],
  keyword: [
    { name: 'source', facet: true },
    { name: 'link', facet: false },
  ],
  number: [],
  sortText: [],
  boosts: {},
} as const satisfies IndexSchema;

const stored = (title: string, index = 0): string => JSON.stringify({ title, index });

/** Each document has its own link with it, and a further one that the next document has, too. */
const documents = (title: string): (IndexDocument | FurtherValues)[] =>
  Array.from({ length: DOCUMENTS }, (_, index) => [
    {
      id: `id-${index}`,
      text: { title: `${title} ${index}` },
      keyword: { source: ['a'], link: [`own ${index}`] },
      number: {},
      stored: stored(title, index),
    },
    { furtherOf: `id-${index}`, field: 'link', values: [`both ${index}`, `both ${index + 1}`] },
  ]).flat();

const queryFor = (...values: readonly string[]): IndexQuery => ({
  node: { op: 'value', field: 'link', values },
  filters: [],
  offset: 0,
  limit: 0,
});

const describeCluster = CLUSTER_URLS.length > 0 ? describe : describe.skip;

describeCluster('a generation on a cluster', () => {
  let folder: string;
  let alias: string;
  let proxy: Proxy;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-write-'));
    alias = `write-${randomUUID()}`;
    proxy = await startProxy(CLUSTER_URLS[0] ?? '');
  });
  afterEach(async () => {
    await proxy.stop();
    const listed = await fetch(`${CLUSTER_URLS[0] ?? ''}/_cat/indices/${alias}-*?h=index`);
    const names = (await listed.text()).split('\n').filter((line) => line !== '');
    if (names.length > 0) await fetch(`${CLUSTER_URLS[0] ?? ''}/${names.join(',')}`, { method: 'DELETE' });
  });

  const write = (title: string, now = NOW) =>
    writeGeneration({
      urls: [proxy.url],
      alias,
      schema,
      documents: documents(title),
      folder,
      now,
      publishedAt: () => PUBLISHED,
      shards: 2,
      replicas: 0,
      partition: PARTITION,
      attachments: () => ({ report: 'A report' }),
    });
  const generations = async (): Promise<string[]> => {
    const listed = await fetch(`${CLUSTER_URLS[0] ?? ''}/_cat/indices/${alias}-*?h=index`);
    const names = (await listed.text()).split('\n').filter((name) => /-\d{6}$/.test(name));
    return names.map((name) => name.slice(-6)).sort();
  };
  /** Fails requests from the nth one on that a rule is about. */
  const failFrom = (first: number, rule: RegExp): void => {
    let seen = 0;
    proxy.intercept = ({ address }) => {
      if (rule.test(address)) seen += 1;
      return seen >= first ? { status: 400, body: '{"error":{"type":"killed","reason":"killed"}}' } : null;
    };
  };

  /** The text of the published records. */
  const published = async (): Promise<string> => {
    const index = await openClusterIndex({ urls: CLUSTER_URLS, alias, schema });
    const [stored] = await index.get(['id-0']);
    expect(index.manifest).toMatchObject({
      documents: DOCUMENTS,
      createdAt: NOW.toISOString(),
      publishedAt: PUBLISHED.toISOString(),
    });
    expect(await index.attachment('report')).toBe('A report');
    const links = Array.from({ length: DOCUMENTS + 1 }, (_, at) => [`own ${at}`, `both ${at}`]).flat();
    const found = await index.count(links.map((link) => queryFor(link)));
    expect(links.filter((_, at) => found[at] !== 1 && found[at] !== 2)).toEqual([`own ${DOCUMENTS}`]);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(DOCUMENTS * 3);
    const { hits } = await index.search({ ...queryFor('own 3', 'both 7', 'unknown'), limit: 10 });
    expect(hits.map(({ id }) => id).toSorted()).toEqual(['id-3', 'id-6', 'id-7']);
    await index.close();
    return stored ?? '';
  };

  test('counts several forms of a word as one similar word', async () => {
    await write('structure structures structured');
    const index = await openClusterIndex({ urls: CLUSTER_URLS, alias, schema });
    expect((await index.similarTerms('structre')).map(({ term }) => term)).toEqual(['structure']);
    expect(await index.similarTerms('structuring')).toEqual([]);
    await index.close();
  });

  test('continues where a write was interrupted; keeps the generation before, and removes others', async () => {
    failFrom(3, /\d{6}\/_bulk/);
    await expect(write('Rivers')).rejects.toThrow('The same import goes on after 30 of 45 records.');
    let sent = 0;
    proxy.intercept = ({ address, body }) => {
      if (/\d{6}\/_bulk/.test(address)) sent += body.match(/^\{"index"/gm)?.length ?? 0;
      return null;
    };
    const resumed = await write('Rivers', new Date('2026-02-01'));
    expect(resumed).toEqual({ generation: `${alias}-000001`, documents: DOCUMENTS, resumedAt: 30 });
    expect(sent).toBe(DOCUMENTS - 30);

    expect([await published(), await generations()]).toEqual([stored('Rivers'), ['000001']]);

    failFrom(3, /\d{6}\/_bulk/);
    await expect(write('Seas')).rejects.toThrow('goes on after 30');
    proxy.intercept = () => null;
    expect(await write('Lakes')).toMatchObject({ generation: `${alias}-000003`, resumedAt: 0 });
    expect([await published(), await generations()]).toEqual([stored('Lakes'), ['000001', '000003']]);
  });
});
