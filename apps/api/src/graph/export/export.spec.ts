import { describe, expect, test } from '@jest/globals';
import { EXPORT_FORMATS } from '@open-discovery/export-formats';
import type { ExportFormat } from '@open-discovery/export-formats';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import { get } from 'node:http';
import { createApi } from '../../app.ts';
import { EmbeddedEngine } from '../../search/embedded/embedded-engine.ts';
import type { GoldenRecord } from '../../search/testing/golden-corpus.ts';
import { setupTestApi } from '../../testing/start-test-api.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { openTestEnvironment } from '../../testing/test-environment.ts';
import { LIMITS } from '../parameters/limits.ts';
import { parseCsv } from '../testing/parse-csv.ts';
import { fileName } from './file-name.ts';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];
const MARK = '\uFEFF';

const product = (number: number, record: Partial<ResearchProduct>): GoldenRecord => ({
  item: { kind: 'product', record: { id: idOf('many', number), type: 'dataset', ...record } },
  relations: [],
});
const ATTACKS = [
  '=HYPERLINK("http://example.org";"x")',
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r\n=1+1',
  ' "=1+1',
  '＝1+1',
  'a "quoted", title\r\nof two lines',
  'NUL \u0000 and half a pair \ud800 of surrogates',
  '</script><script>alert(1)</script>',
  '{\\write18{rm -rf}} @article{x,',
  'ER  - \nTY  - JOUR',
];
const MANY = LIMITS.exportRecords + 30;
const manyRecords = (): GoldenRecord[] => [
  ...Array.from({ length: MANY }, (_, number) =>
    product(number, { mainTitle: `Tide gauge ${number}`, publicationDate: `${1900 + (number % 120)}-01-01` }),
  ),
  ...ATTACKS.map((title, number) =>
    product(MANY + number, { mainTitle: title, descriptions: ['attack'], publisher: title }),
  ),
];

const golden = setupTestApi();
const many = setupTestApi({ records: manyRecords() });

const download = async (api: TestApi, address: string) => {
  const { statusCode, headers, body } = await api.app.inject(`/graph/v3/${address}`);
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
  return { headers, body };
};
/** Returns the ids in the column `id` of a CSV file. */
const tableIds = (body: string): string[] => {
  expect(body.startsWith(MARK)).toBe(true);
  const [header, ...rows] = parseCsv(body.slice(MARK.length));
  expect(header).toContain('id');
  return rows.map((row) => row[header?.indexOf('id') ?? 0] ?? '');
};

describe('the results of a search as a file', () => {
  test.each([
    'research-products',
    'research-products?search=sea+OR+wind&accessRightLabel=%22Open+Access%22',
    'research-products?type=dataset&exclude=country%3ANL&sortBy=publicationDate+ASC',
    'projects?search=climate+OR+sea',
    'organizations',
    'datasources',
    'services',
    'communities',
    'persons',
    'projects?search=zzzzzz',
  ])('%s: every record once, in the order of the search', async (search) => {
    const [path, query = ''] = search.split('?');
    const { headers, body } = await download(golden, `${path}/export?${query}&format=csv`);
    const { header, results } = await golden.search(`${path}?${query}&pageSize=100`);
    const ids = tableIds(body);
    expect(ids).toHaveLength(header.numFound);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 100)).toEqual(results.map(({ id }) => id));
    expect(headers['x-total']).toBe(String(header.numFound));
  });
  test('a truncated file has the limit in its name', async () => {
    const { headers, body } = await download(many, 'research-products/export?search=tide&format=csv');
    const ids = tableIds(body);
    expect(ids).toHaveLength(LIMITS.exportRecords);
    expect(new Set(ids).size).toBe(ids.length);
    expect(headers['x-total']).toBe(String(MANY));
    expect(headers['content-disposition']).toBe(
      'attachment; filename="research-products-tide-2026-10-02-generation-000001-first-2000.csv"',
    );
  });
  test.each([
    ['research-products', 'research-products'],
    ['research-products?type=publication', 'publications'],
    ['research-products?type=dataset', 'research-data'],
    ['research-products?type=software', 'research-software'],
    ['research-products?type=other', 'other-research-products'],
    ['research-products?type=software&type=dataset', 'research-products'],
    ['research-products?type=software&countryCode=NL&logicalOperator=OR', 'research-products'],
    ['projects', 'projects'],
    ['organizations', 'organizations'],
    ['datasources', 'data-sources'],
    ['services', 'services'],
  ])('the file of %s is called %s', async (search, slug) => {
    const [path, query = ''] = search.split('?');
    const { headers } = await download(golden, `${path}/export?${query}&format=csv`);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${slug}-2026-10-02-generation-000001.csv"`,
    );
  });
  test('the columns are those of the request, in its order', async () => {
    const { body } = await download(
      golden,
      'research-products/export?search=frisian&format=csv&column=doi&column=title',
    );
    expect(parseCsv(body.slice(MARK.length))).toEqual([
      ['doi', 'title'],
      ['10.1234/frisia', 'Sea level rise along the Frisian coast'],
    ]);
  });
  test.each(FORMATS)('%s is named and typed as such', async (format) => {
    const { headers } = await download(golden, `research-products/export?search=frisian&format=${format}`);
    const { mediaType, ending } = EXPORT_FORMATS[format];
    expect(headers['content-type']).toBe(mediaType);
    expect(headers['content-disposition']).toMatch(
      new RegExp(
        `^attachment; filename="research-products-frisian-2026-10-02-generation-000001\\.${ending}"$`,
      ),
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
  test('JSON formats are valid JSON, even without records', async () => {
    for (const search of ['sea', 'zzzzzz']) {
      const total = (await golden.search(`research-products?search=${search}`)).header.numFound;
      const csl = await download(golden, `research-products/export?search=${search}&format=csljson`);
      expect(JSON.parse(csl.body)).toHaveLength(total);
      const lines = await download(golden, `research-products/export?search=${search}&format=jsonl`);
      expect(
        lines.body
          .split('\n')
          .filter((line) => line !== '')
          .map((line): unknown => JSON.parse(line)),
      ).toHaveLength(total);
    }
  });
  test('is the same until the records change', async () => {
    const { headers } = await download(golden, 'projects/export?format=csv');
    const again = await golden.app.inject({
      url: '/graph/v3/projects/export?format=csv',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('hostile records', () => {
  test('no CSV cell is a formula', async () => {
    const { body } = await download(
      many,
      'research-products/export?search=attack&format=csv&column=title&column=publisher',
    );
    const [, ...rows] = parseCsv(body.slice(MARK.length));
    expect(rows).toHaveLength(ATTACKS.length);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/u);
    expect(body).not.toContain('\u0000');
  });
  test.each(FORMATS)('%s has one entry for each of them', async (format) => {
    const { body } = await download(many, `research-products/export?search=attack&format=${format}`);
    const entries = {
      csv: () => parseCsv(body.slice(MARK.length)).length - 1,
      bibtex: () => body.match(/^@\w+\{/gm)?.length,
      ris: () => body.match(/^TY {2}- /gm)?.length,
      csljson: () => (JSON.parse(body) as unknown[]).length,
      jsonl: () => body.trimEnd().split('\n').length,
    };
    expect(entries[format]()).toBe(ATTACKS.length);
  });
});

describe('selected records as a file', () => {
  test('have the order of the ids, each once, of any kind; unknown ids are skipped', async () => {
    const [project, person, source] = [idOf('project', 3), idOf('person', 1), idOf('source', 2)];
    const ids = [project, 'none', `10|${source}`, '__proto__', person, project];
    const query = new URLSearchParams(ids.map((id): [string, string] => ['id', id]));
    const { headers, body } = await download(golden, `export?format=csv&${query.toString()}`);
    expect(tableIds(body)).toEqual([project, source, person]);
    expect(headers['x-total']).toBe('3');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="records-2026-10-02-generation-000001.csv"',
    );
  });
  test('return 404 if none of them exists', async () => {
    expect(await golden.failure('export?format=csv&id=none')).toEqual({
      status: 404,
      message: 'There is no record with any of these ids',
    });
  });
});

describe('invalid requests', () => {
  test.each([
    ['projects/export', 400, /^Invalid value in 'format'\. Allowed values are: \['csv', 'bibtex', /],
    ['projects/export?format=xlsx', 400, /^Invalid value in 'format'/],
    ['projects/export?format=csv&format=ris', 400, /'format'/],
    ['projects/export?format=csv&column=__proto__', 400, /^Invalid value in 'column'\. .*'title'/],
    ['projects/export?format=csv&grantID=1', 400, /^Unknown parameter: grantID; /],
    ['projects/export?format=csv&page=2', 400, /^A file has no pages: it has the first 2000 results$/],
    ['projects/export?format=csv&cursor=*', 400, /^A file has no pages/],
    ['export?format=csv', 400, /^Parameter 'id' is required$/],
    ['export?id=x', 400, /'format'/],
    ['projects/export?format=ris&column=id', 400, /^Parameter 'column' requires format=csv$/],
    ['export?format=ris&id=x&column=id', 400, /^Parameter 'column' requires format=csv$/],
    ['export?format=csv&id=x&search=sea', 400, /^Unknown parameter: search; /],
    [`export?format=csv&${Array.from({ length: 10_000 }, () => 'id=x').join('&')}`, 414, /longer/],
    [
      `export?format=csv&${Array.from({ length: 2_001 }, (_, id) => `id=${id.toString(36)}`).join('&')}`,
      400,
      /at most 2000 times/,
    ],
  ])('%#: %.60s', async (address, status, message) => {
    const failure = await golden.failure(address);
    expect(failure.status).toBe(status);
    expect(failure.message).toMatch(message);
  });
});

test.each([
  [['projects', 'Höhe der Wellen', '2026'], 'projects-hohe-der-wellen-2026.csv'],
  [['projects', '海平面', ''], 'projects.csv'],
  [['a"b\r\nSet-Cookie: x=1', '../../etc'], 'a-b-set-cookie-x-1-etc.csv'],
  [['x'.repeat(70)], `${'x'.repeat(60)}.csv`],
])('a file for %j is named %s', (parts, name) => {
  expect(fileName(parts, 'csv')).toBe(name);
});

test('the stream applies backpressure and stops when the client disconnects', async () => {
  let ended: (read: number) => void = () => undefined;
  const read = new Promise<number>((resolve) => (ended = resolve));
  const large = 'tide '.repeat(20_000);
  class SlowlyRead extends EmbeddedEngine {
    override count(): Promise<number[]> {
      return Promise.resolve([LIMITS.exportRecords]);
    }
    override async *stream(): AsyncGenerator<KindedRecord> {
      let number = 0;
      try {
        for (; number < LIMITS.exportRecords; number += 1)
          yield product(number, { descriptions: [large] }).item;
      } finally {
        ended(number);
      }
    }
  }
  const engine = new SlowlyRead({ folder: golden.index.folder });
  const { settings, database } = await openTestEnvironment();
  const app = await createApi({ engine, database, settings, logger: false, clock: () => 0 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  get(`${origin}/graph/v3/research-products/export?format=jsonl`, (answer) => answer.destroy());
  expect(await read).toBeLessThan(LIMITS.exportRecords);
  await app.close();
  await database.close();
});
