import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { anOrganization, aProduct, idOf } from '@open-discovery/model/testing';
import type { LinkedRecord } from '@open-discovery/model';
import { z } from 'zod';
import { setupClaims } from '../claims/testing/start-claims.ts';
import { toCompared } from './compared-facts.ts';

const ADMINISTRATOR = 'alma PORTAL_ADMINISTRATOR';
const [COAST, OTHER, THIRD] = [idOf('written', 1), idOf('written', 2), idOf('written', 3)];

const service = setupClaims();

const fileOf = (): string =>
  path.join(service.index.folder, service.engine.about()?.generation ?? '', 'likely-duplicates.json');

/** Publishes pairs, as an import does with the records. */
const publish = (pairs: readonly (readonly [string, string])[]): void =>
  writeFileSync(fileOf(), JSON.stringify(pairs.map((records) => ({ records, reason: 'year', score: 80 }))));

const pageSchema = z.object({
  header: z.object({ numFound: z.number() }),
  results: z.array(z.object({ record: z.object({ id: z.string() }), other: z.object({ id: z.string() }) })),
});
const list = async (query = '') => {
  const { body } = await service.ask(ADMINISTRATOR, `GET /admin-tool/merge-decisions/likely${query}`);
  const { header, results } = pageSchema.parse(body);
  return { total: header.numFound, pairs: results.map(({ record, other }) => [record.id, other.id]), body };
};
const decide = (verdict: string, record: string, other: string) =>
  service.ask(ADMINISTRATOR, 'POST /admin-tool/merge-decisions/save', {
    verdict,
    records: [record],
    others: [other],
  });

test('a pair of which the import was not sure is listed with what can be compared, and with what kept it apart', async () => {
  publish([[COAST, OTHER]]);
  expect((await list()).body).toEqual({
    header: { numFound: 1, page: 1, pageSize: 20 },
    results: [
      {
        reason: 'year',
        record: {
          id: COAST,
          current: {
            id: COAST,
            kind: 'publication',
            title: 'Sea level rise along the Frisian coast',
            facts: [
              { name: 'title', values: ['Sea level rise along the Frisian coast'] },
              { name: 'date', values: ['2021-03-04'] },
              { name: 'identifiers', values: ['doi 10.1234/Frisia'] },
            ],
          },
        },
        other: { id: OTHER, current: expect.objectContaining({ id: OTHER }) },
      },
    ],
  });
});

test('pairs are listed page by page', async () => {
  publish([
    [COAST, OTHER],
    [COAST, THIRD],
    [OTHER, THIRD],
  ]);
  const { total, pairs } = await list('?page=2&pageSize=2');
  expect([total, pairs]).toEqual([3, [[OTHER, THIRD]]]);
});

test.each(['same', 'different'])(
  'a pair does not come back once people say that it is %s',
  async (verdict) => {
    publish([
      [COAST, OTHER],
      [COAST, THIRD],
    ]);
    expect(await decide(verdict, OTHER, COAST)).toMatchObject({ status: 200 });
    expect((await list()).pairs).toEqual([[COAST, THIRD]]);
  },
);

test('a pair with a withdrawn record is not listed until the record is restored', async () => {
  publish([[COAST, OTHER]]);
  const withdrawn = await service.ask(ADMINISTRATOR, 'POST /admin-tool/withdrawals/save', {
    recordId: OTHER,
    reason: 'legal',
  });
  expect((await list()).total).toBe(0);
  const { _id } = z.object({ _id: z.string() }).parse(withdrawn.body);
  await service.ask(ADMINISTRATOR, 'POST /admin-tool/withdrawals/restore', [_id]);
  expect((await list()).total).toBe(1);
});

test('a pair whose record is gone says so', async () => {
  publish([[COAST, idOf('gone', 1)]]);
  expect((await list()).body).toMatchObject({
    results: [{ record: { current: {} }, other: { id: idOf('gone', 1), current: null } }],
  });
});

test.each([
  ['an import of an earlier version', () => rmSync(fileOf(), { force: true })],
  ['a damaged file', () => writeFileSync(fileOf(), '[{"records":["a"')],
  ['reasons of a later version', () => writeFileSync(fileOf(), '[{"records":["a","b"],"reason":"moon"}]')],
])('without pairs, because of %s, the list is empty', async (_why, prepare) => {
  prepare();
  expect((await list()).total).toBe(0);
});

test.each<[string, LinkedRecord, readonly (readonly [string, string])[]]>([
  [
    'a work',
    {
      kind: 'product',
      links: [],
      record: aProduct({
        mainTitle: 'Tides &amp; <i>seas</i>',
        authors: [{ fullName: 'Doe, Jane' }, { fullName: 'Roe, Richard' }],
        publicationDate: '2020-05-01',
        publisher: 'Sea Press',
        container: { name: 'Waves', vol: '4', iss: '2', sp: '11', ep: '20' },
        instances: [{ type: 'Article' }, { type: 'Article' }, {}],
        pids: [{ scheme: 'doi', value: '10.5555/a' }],
        collectedFrom: [{ value: 'Crossref' }],
      }),
    },
    [
      ['title', 'Tides & seas'],
      ['authors', 'Doe, Jane; Roe, Richard'],
      ['date', '2020-05-01'],
      ['type', 'Article'],
      ['container', 'Waves'],
      ['pages', '4(2), 11–20'],
      ['publisher', 'Sea Press'],
      ['identifiers', 'doi 10.5555/a'],
      ['sources', 'Crossref'],
    ],
  ],
  [
    'an organization',
    {
      kind: 'organization',
      links: [],
      record: anOrganization({
        legalName: 'Sea Institute',
        alternativeNames: ['SI', 'Sea Institute'],
        country: { code: 'NL', label: 'Netherlands' },
        websiteUrl: 'https://sea.example',
        pids: [{ scheme: 'ROR', value: 'https://ror.org/01ggx4157' }],
        collectedFrom: [],
      }),
    },
    [
      ['title', 'Sea Institute'],
      ['names', 'Sea Institute; SI'],
      ['country', 'Netherlands'],
      ['website', 'https://sea.example'],
      ['identifiers', 'ROR https://ror.org/01ggx4157'],
    ],
  ],
  [
    'a data source',
    {
      kind: 'dataSource',
      links: [],
      record: {
        id: 'source',
        officialName: 'Sea Archive',
        type: { value: 'Journal' },
        journal: { issnPrinted: '1876-8024' },
        pids: [],
      },
    },
    [
      ['title', 'Sea Archive'],
      ['names', 'Sea Archive'],
      ['type', 'Journal'],
      ['identifiers', 'ISSN 1876-8024'],
    ],
  ],
])('of %s, people compare what it has', (_what, item, facts) => {
  expect(toCompared(item)?.facts.map(({ name, values }) => [name, values.join('; ')])).toEqual(facts);
});
