import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startJsonServer } from '../../testing/json-server.ts';
import type { JsonAnswer, JsonServer } from '../../testing/json-server.ts';
import { addTestSource, harvest, recordsText } from '../../testing/run-harvest.ts';

let server: JsonServer;
let dataDir: string;
beforeEach(async () => {
  server = await startJsonServer();
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-json-'));
});
afterEach(() => server.close());

const run = async (kind: string, options: Record<string, string[]>, answers: JsonAnswer[]) => {
  await addTestSource(dataDir, { kind, address: server.address, options });
  server.answers = answers;
  return harvest(dataDir);
};
const lines = async (): Promise<unknown[]> =>
  (await recordsText(dataDir)).split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

const works = (from: number, to: number, name: string) =>
  Array.from({ length: to - from + 1 }, (_none, index) => ({ [name]: `10.5555/${from + index}` }));
const crossrefPage = (from: number, to: number, cursor: string | null, total = 501) => ({
  status: 'ok',
  message: { 'total-results': total, items: works(from, to, 'DOI'), 'next-cursor': cursor },
});

describe.each<{
  kind: string;
  options: Record<string, string[]>;
  answers: JsonAnswer[];
  requests: string[];
  count: number;
  again: string[];
}>([
  {
    kind: 'crossref',
    options: { ror: ['02nr0ka47'], prefix: ['10.5555'] },
    answers: [crossrefPage(1, 500, 'next'), crossrefPage(501, 501, 'last')],
    requests: [
      '/works?filter=ror-id:https://ror.org/02nr0ka47,prefix:10.5555&rows=500&cursor=*&mailto=ada@example.org',
      '/works?filter=ror-id:https://ror.org/02nr0ka47,prefix:10.5555&rows=500&cursor=next&mailto=ada@example.org',
    ],
    count: 501,
    again: [
      '/works?filter=ror-id:https://ror.org/02nr0ka47,prefix:10.5555,from-index-date:2026-02-28&rows=500&cursor=*&mailto=ada@example.org',
    ],
  },
  {
    kind: 'datacite',
    options: {
      client: ['cern.zenodo'],
      affiliation: ['https://ror.org/02nr0ka47'],
      query: ['tides OR gauges'],
    },
    answers: [
      {
        data: works(1, 2, 'id'),
        meta: { total: 3 },
        links: { next: 'https://api.datacite.org/dois?page%5Bcursor%5D=abc&page%5Bsize%5D=500' },
      },
      { data: works(3, 3, 'id'), meta: { total: 3 }, links: {} },
    ],
    requests: [
      '/dois?client-id=cern.zenodo&query=creators.affiliation.affiliationIdentifier:"https://ror.org/02nr0ka47" AND (tides OR gauges)&affiliation=true&page[size]=500&page[cursor]=1',
      '/dois?client-id=cern.zenodo&query=creators.affiliation.affiliationIdentifier:"https://ror.org/02nr0ka47" AND (tides OR gauges)&affiliation=true&page[size]=500&page[cursor]=abc',
    ],
    count: 3,
    again: [
      '/dois?client-id=cern.zenodo&query=creators.affiliation.affiliationIdentifier:"https://ror.org/02nr0ka47" AND (tides OR gauges) AND updated:[2026-02-28 TO *]&affiliation=true&page[size]=500&page[cursor]=1',
    ],
  },
  {
    kind: 'openalex',
    options: { institution: ['02nr0ka47'], funder: ['F4320321001'] },
    answers: [
      { meta: { count: 3, next_cursor: 'abc' }, results: works(1, 2, 'id') },
      { meta: { count: 3, next_cursor: 'def' }, results: works(3, 3, 'id') },
      { meta: { count: 3, next_cursor: null }, results: [] },
    ],
    requests: ['*', 'abc', 'def'].map(
      (cursor) =>
        `/works?filter=institutions.ror:https://ror.org/02nr0ka47,grants.funder:F4320321001&per_page=100&cursor=${cursor}&mailto=ada@example.org`,
    ),
    count: 3,
    again: [
      '/works?filter=institutions.ror:https://ror.org/02nr0ka47,grants.funder:F4320321001&per_page=100&cursor=*&mailto=ada@example.org',
    ],
  },
  {
    kind: 'openaire',
    options: { organization: ['openorgs____::abc'], community: ['dh-ch'] },
    answers: [
      { header: { numFound: 3, nextCursor: 'abc' }, results: works(1, 2, 'id') },
      { header: { numFound: 3, nextCursor: 'def' }, results: works(3, 3, 'id') },
      { header: { numFound: 3, nextCursor: 'def' }, results: [] },
    ],
    requests: ['*', 'abc', 'def'].map(
      (cursor) =>
        `/v3/research-products?relOrganizationId="openorgs____::abc"&relCommunityId=dh-ch&pageSize=100&cursor=${cursor}`,
    ),
    count: 3,
    again: [
      '/v3/research-products?relOrganizationId="openorgs____::abc"&relCommunityId=dh-ch&pageSize=100&cursor=*',
    ],
  },
  {
    kind: 'ror',
    options: { country: ['DE', 'GR'], type: ['education'] },
    answers: [
      { number_of_results: 21, items: works(1, 20, 'id') },
      { number_of_results: 21, items: works(21, 21, 'id') },
      { number_of_results: 1, items: works(22, 22, 'id') },
    ],
    requests: [
      '/v2/organizations?filter=country.country_code:DE,types:education&page=1',
      '/v2/organizations?filter=country.country_code:DE,types:education&page=2',
      '/v2/organizations?filter=country.country_code:GR,types:education&page=1',
    ],
    count: 22,
    again: ['/v2/organizations?filter=country.country_code:DE,types:education&page=1'],
  },
  {
    kind: 'orcid',
    options: { id: ['0000-0002-1825-0097', '0000-0001-5109-3700'] },
    answers: [
      { status: 404, body: '{"response-code":404}' },
      { 'orcid-identifier': { path: '0000-0001-5109-3700' } },
    ],
    requests: ['/v3.0/0000-0002-1825-0097/record', '/v3.0/0000-0001-5109-3700/record'],
    count: 1,
    again: ['/v3.0/0000-0002-1825-0097/record'],
  },
])('$kind', ({ kind, options, answers, requests, count, again }) => {
  test('asks page by page as its documentation says, and keeps every record as it came', async () => {
    expect(await run(kind, options, [...answers])).toMatchObject({
      failure: null,
      counts: { records: count, new: count },
    });
    expect(server.requests).toEqual(requests);
    expect(await lines()).toHaveLength(count);
  });

  test('the next run requests changes if the service supports it', async () => {
    await run(kind, options, [...answers]);
    server.requests.splice(0);
    await harvest(dataDir);
    expect(server.requests.slice(0, 1)).toEqual(again);
  });
});

describe('a service with faults', () => {
  const first = crossrefPage(1, 500, 'next');
  const last = crossrefPage(501, 501, null);

  test.each<[string, JsonAnswer]>([
    ['429', { status: 429 }],
    ['half an answer', '{"status":"ok","message":{"items":[{"DOI":"10.5555'],
    ['a page of HTML', '<html>Maintenance</html>'],
    ['an answer of another form', { status: 'ok', message: [] }],
  ])('%s: asks again', async (_rule, fault) => {
    expect(await run('crossref', { prefix: ['10.5555'] }, [first, fault, last])).toMatchObject({
      failure: null,
      counts: { new: 501 },
    });
  });

  test('an expired cursor: the list starts again, and known records count once', async () => {
    const outcome = await run('crossref', { prefix: ['10.5555'] }, [first, { status: 404 }, first, last]);
    expect(outcome).toMatchObject({ failure: null, counts: { records: 1001, new: 501 } });
    expect(await lines()).toHaveLength(501);
  });

  test('a wrong request fails with the words of the service', async () => {
    const { failure } = await run('crossref', { prefix: ['10.5555'] }, [
      { status: 400, body: '{"message":"no such filter"}' },
    ]);
    expect(failure).toMatch(/status 400, "\{"message":"no such filter"\}"\.$/);
  });

  test('a total that changes is updated', async () => {
    const totals: (number | null)[] = [];
    await addTestSource(dataDir, {
      kind: 'crossref',
      address: server.address,
      options: { prefix: ['10.5555'] },
    });
    server.answers = [crossrefPage(1, 500, 'next', 501), crossrefPage(501, 501, null, 502)];
    await harvest(dataDir, { onProgress: ({ total }) => totals.push(total) });
    expect(totals).toEqual([501, 502]);
  });

  test('fields that change by themselves are not a change of a record', async () => {
    const page = (title: string, indexed: string) => ({
      message: { 'total-results': 1, items: [{ DOI: '10.5555/1', title, indexed }] },
    });
    await run('crossref', { prefix: ['10.5555'] }, [page('Tides', 'yesterday')]);
    server.answers = [page('Tides', 'today')];
    expect((await harvest(dataDir)).counts).toMatchObject({ unchanged: 1, changed: 0 });
    server.answers = [page('Gauges', 'today')];
    expect((await harvest(dataDir)).counts).toMatchObject({ changed: 1 });
  });

  test('more organizations than ROR lists fail with advice', async () => {
    const { failure } = await run('ror', { country: ['US'] }, [
      { number_of_results: 40_000, items: works(1, 20, 'id') },
    ]);
    expect(failure).toContain('name countries or a type, or none of them for all of ROR');
  });
});

test('a key of the service is sent, and kept out of the answers', async () => {
  await addTestSource(dataDir, { kind: 'openalex', address: server.address, options: { funder: ['F1'] } });
  server.answers = [{ meta: { count: 1, next_cursor: null }, results: works(1, 1, 'id') }];
  await harvest(dataDir, { keyOf: (setting) => (setting === 'OPENALEX_API_KEY' ? 'secret' : null) });
  expect(server.requests[0]).toMatch(/&api_key=secret$/);
});

test.each(['crossref', 'datacite', 'openalex', 'openaire', 'orcid'])(
  '%s: a source without a limit is refused',
  async (kind) => {
    await expect(addTestSource(dataDir, { kind, address: server.address })).rejects.toThrow(
      'must say which records are meant',
    );
  },
);
