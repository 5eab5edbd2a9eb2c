import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import fc from 'fast-check';
import { z } from 'zod';
import type { GoldenRecord } from '../../search/testing/golden-corpus.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import type { RunningTestApi } from '../../testing/start-test-api.ts';
import { sortById, hashRecord, hashRecords } from './content-hash.ts';

const answerSchema = z.object({
  total: z.int(),
  generation: z.string(),
  publishedAt: z.iso.datetime(),
  searchedAt: z.iso.datetime(),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  isComplete: z.boolean(),
  records: z.array(z.tuple([z.string(), z.string().regex(/^[0-9a-f]{16}$/)])),
});

const product = (number: number, record: Partial<ResearchProduct> = {}): GoldenRecord => ({
  item: {
    kind: 'product',
    record: { id: idOf('test', number), type: 'dataset', mainTitle: `Tide ${number}`, ...record },
  },
  relations: [],
});
const FIRST = [1, 2, 3, 4].map((number) => product(number));
const LATER = [product(2), product(3, { publisher: 'Tidal Press' }), product(4), product(5)];

let api: RunningTestApi;
beforeEach(async () => {
  api = await startTestApi({ records: FIRST });
});
afterEach(() => api.stop());

const recordOf = async (parameters: string) => {
  const answer = await api.app.inject(`/graph/v3/research-products/search-record?${parameters}`);
  return answerSchema.parse(answer.json());
};

describe('the snapshot of a search', () => {
  test('lists every result once, sorted by id, with the generation', async () => {
    const { records, ...about } = await recordOf('search=tide');
    expect(records.map(([id]) => id)).toEqual(FIRST.map(({ item }) => item.record.id).sort());
    expect(about).toMatchObject({
      total: 4,
      isComplete: true,
      generation: 'generation-000001',
      publishedAt: '2026-01-01T00:00:00.000Z',
      searchedAt: '2026-10-02T12:00:35.886Z',
    });
  });
  test('is of now: no cache keeps it, and a conditional request is answered anew', async () => {
    const url = '/graph/v3/research-products/search-record?search=tide';
    const { headers } = await api.app.inject(url);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
    const since = new Date('2030-01-01').toUTCString();
    const later = await api.app.inject({
      url,
      headers: { 'if-modified-since': since, 'if-none-match': '*' },
    });
    expect(later.statusCode).toBe(200);
  });
  test('does not depend on the sort order, but on the results', async () => {
    const { contentHash } = await recordOf('search=tide');
    expect((await recordOf('search=tide&sortBy=title+DESC&page=2&pageSize=1')).contentHash).toBe(contentHash);
    expect((await recordOf('search=tide&exclude=year:2000')).contentHash).toBe(contentHash);
    expect((await recordOf('q=title:(1+OR+2)')).contentHash).not.toBe(contentHash);
  });
  test('is the same for the same records published again', async () => {
    const { contentHash } = await recordOf('search=tide');
    await api.index.publish([...FIRST].reverse(), new Date('2026-02-01T00:00:00Z'));
    expect(await api.engine.refresh()).toBe(true);
    const again = await recordOf('search=tide');
    expect(again.contentHash).toBe(contentHash);
    expect(again.generation).toBe('generation-000002');
  });
  test('shows later which records are new, removed and changed', async () => {
    const before = await recordOf('search=tide');
    await api.index.publish(LATER, new Date('2026-02-01T00:00:00Z'));
    await api.engine.refresh();
    const after = await recordOf('search=tide');
    expect(after.contentHash).not.toBe(before.contentHash);
    const [then, now] = [new Map(before.records), new Map(after.records)];
    const differing = [...new Set([...then.keys(), ...now.keys()])].filter(
      (id) => then.get(id) !== now.get(id),
    );
    expect(differing.sort()).toEqual([idOf('test', 1), idOf('test', 3), idOf('test', 5)].sort());
  });
  test('without results is empty and complete', async () => {
    expect(await recordOf('search=nothing')).toMatchObject({ total: 0, isComplete: true, records: [] });
  });
  test('refuses what the search refuses', async () => {
    expect((await api.failure('research-products/search-record?grantID=1')).message).toMatch(
      /^Unknown parameter: grantID; /,
    );
  });
});

describe('hashes', () => {
  const item = (record: object): KindedRecord => ({
    kind: 'project',
    record: { ...record, id: 'x' },
  });
  test('ignore the order of fields, but no other change', () => {
    const fields = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), { selector: ([name]) => name });
    fc.assert(
      fc.property(fields, (entries) => {
        const [one, turned] = [entries, entries.toReversed()].map((list) =>
          hashRecord(item(Object.fromEntries(list))),
        );
        expect(turned).toEqual(one);
      }),
    );
    expect(hashRecord(item({ title: 'a' }))).not.toEqual(hashRecord(item({ title: 'b' })));
    expect(hashRecord(item({ keys: ['a', 'b'] }))).not.toEqual(hashRecord(item({ keys: ['b', 'a'] })));
  });
  test('of all records ignore their order', () => {
    const records = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), { selector: ([id]) => id });
    fc.assert(
      fc.property(records, (list) => {
        expect(hashRecords(list.toReversed())).toBe(hashRecords(list));
        expect(sortById(list.toReversed())).toEqual(sortById(list));
      }),
    );
  });
});
