import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { IndexSchema } from '@open-discovery/search-index';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClusterIndex } from './open-cluster-index.ts';
import { rollBack } from './roll-back.ts';
import { writeGeneration } from './write-generation.ts';
import { CLUSTER_URLS } from './testing/cluster-urls.ts';

jest.setTimeout(60_000);

const schema = {
  text: [{ name: 'title', weight: 1, analyzer: 'text' }],
  keyword: [],
  number: [],
  sortText: [],
  boosts: {},
} as const satisfies IndexSchema;
const OTHER_SCHEMA: IndexSchema = { ...schema, number: [{ name: 'year' }] };

const describeCluster = CLUSTER_URLS.length > 0 ? describe : describe.skip;

describeCluster('going back on a cluster', () => {
  let folder: string;
  let alias: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-back-'));
    alias = `back-${randomUUID()}`;
  });
  afterEach(async () => {
    const listed = await fetch(`${CLUSTER_URLS[0] ?? ''}/_cat/indices/${alias}-*?h=index`);
    await send('DELETE', `/${(await listed.text()).trim().split('\n').join(',')}`);
  });

  const send = (method: string, address: string) => fetch(`${CLUSTER_URLS[0] ?? ''}${address}`, { method });
  const write = (title: string, made: IndexSchema = schema) =>
    writeGeneration({
      urls: CLUSTER_URLS,
      alias,
      schema: made,
      documents: [{ id: 'a', text: { title }, keyword: {}, number: {}, stored: title }],
      folder,
      now: new Date('2026-01-01'),
      shards: 1,
      replicas: 0,
    });
  const back = () => rollBack({ urls: CLUSTER_URLS, alias, schema });
  const published = async (): Promise<string | null> => {
    const index = await openClusterIndex({ urls: CLUSTER_URLS, alias, schema });
    const [stored = null] = await index.get(['a']);
    await index.close();
    return stored;
  };

  test('publishes the generation before, and nothing is before that', async () => {
    await write('Rivers');
    await write('Seas');
    expect(await back()).toBe(`${alias}-000001`);
    expect(await published()).toBe('Rivers');
    await expect(back()).rejects.toMatchObject({ reason: 'missing' });
  });
  test.each([
    ['made by another version', OTHER_SCHEMA, null, 'version', 'was made by another version.'],
    ['that is closed', schema, '_close', 'unreachable', 'The records in the search cluster are closed'],
  ])(
    'refuses a generation %s, and the published one stays',
    async (_which, made, action, reason, message) => {
      await write('Rivers', made);
      await write('Seas');
      if (action !== null) await send('POST', `/${alias}-000001/${action}`);
      await expect(back()).rejects.toMatchObject({ reason, message: expect.stringContaining(message) });
      expect(await published()).toBe('Seas');
    },
  );
});
