import { describe, expect, test } from '@jest/globals';
import { factsOf } from '@open-discovery/export-formats';
import type { ResearchProduct } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import { parseSearchAddress, toGraphParameters } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GoldenRecord } from '../../search/testing/golden-corpus.ts';
import { HOSTILE_TEXTS } from '../../search/testing/hostile-texts.ts';
import { setupTestApi } from '../../testing/start-test-api.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { COLLECTIONS } from '../parameters/collections.ts';
import { LIMITS } from '../parameters/limits.ts';
import { stableId } from './stable-id.ts';
import { toAtom } from './to-atom.ts';
import { toEntry } from './to-entry.ts';
import { toJsonFeed } from './to-json-feed.ts';

const NAMES = { atom: 'http://www.w3.org/2005/Atom' };
const PLACE = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
const FALLBACK = '2026-01-01T00:00:00.000Z';

const timestamp = z.iso.datetime();
const itemSchema = z.strictObject({
  id: z.string().startsWith('urn:uuid:'),
  url: z.url(),
  external_url: z.url().optional(),
  title: z.string().min(1),
  content_text: z.string().min(1),
  date_published: timestamp.optional(),
  date_modified: timestamp,
  authors: z.array(z.strictObject({ name: z.string().min(1), url: z.url().optional() })).optional(),
  tags: z.array(z.string()).optional(),
});
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(itemSchema),
});

interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
}

/** Parses an Atom feed. Throws for malformed XML and for missing required elements (RFC 4287, 4.1). */
const readAtom = (xml: string) => {
  using document = XmlDocument.fromString(xml);
  const texts = (path: string): string[] => document.find(path, NAMES).map(({ content }) => content);
  const one = (path: string): string => {
    const found = texts(path);
    expect([path, found.length]).toEqual([path, 1]);
    return found[0] ?? '';
  };
  timestamp.parse(one('/atom:feed/atom:updated'));
  one('/atom:feed/atom:author/atom:name');
  const count = texts('/atom:feed/atom:entry').length;
  const entries = Array.from({ length: count }, (_, index): AtomEntry => {
    const entry = `/atom:feed/atom:entry[${index + 1}]`;
    z.url().parse(one(`${entry}/atom:link[@rel="alternate"]/@href`));
    const [id, title, updated] = [
      one(`${entry}/atom:id`),
      one(`${entry}/atom:title`),
      one(`${entry}/atom:updated`),
    ];
    return { id, title, updated: timestamp.parse(updated) };
  });
  return {
    id: one('/atom:feed/atom:id'),
    title: one('/atom:feed/atom:title'),
    self: one('/atom:feed/atom:link[@rel="self"]/@href'),
    entries,
  };
};

const product = (number: number, record: Partial<ResearchProduct>): GoldenRecord => ({
  item: { kind: 'product', record: { id: idOf('feed', number), type: 'publication', ...record } },
  relations: [],
});
const DATED = [
  product(1, { mainTitle: 'old', updatedHere: '2024-01-01', dateOfCollection: '2025-01-01' }),
  product(2, { mainTitle: 'newer', updatedHere: '2024-03-01', publicationDate: '2001-05-06' }),
  product(3, { mainTitle: 'newest', updatedHere: '2024-03-01', publicationDate: '2002-05-06' }),
  product(5, { mainTitle: 'in the future', updatedHere: '2104-03-31', publicationDate: '2104-03-31' }),
  product(6, { mainTitle: 'later', updatedHere: '2104-01-01', publicationDate: '2020-01-01' }),
];
const HOSTILE = HOSTILE_TEXTS.map(([name, text], number) =>
  product(100 + number, {
    mainTitle: `hostile ${text.slice(0, 400)}`,
    descriptions: [text.slice(0, 5_000)],
    publisher: name,
    authors: [{ fullName: text.slice(0, 100) || '?', rank: 1 }],
  }),
);

const api = setupTestApi({ records: [...DATED, ...HOSTILE] });
const golden = setupTestApi();
const person = (number: number, ...originalId: string[]) => ({
  item: { kind: 'person' as const, record: { id: idOf('person', number), familyName: 'Doe', originalId } },
  relations: [],
});
const people = setupTestApi({ records: [person(1, '0000-0002-1825-0097'), person(2)] });

const feed = async (address: string, from: TestApi = api) => {
  const { statusCode, headers, body } = await from.app.inject(`/graph/v3/${address}`);
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
  return { headers, body };
};
const atom = async (address: string, from?: TestApi) => readAtom((await feed(address, from)).body);
const json = async (address: string, from?: TestApi) =>
  jsonFeedSchema.parse(JSON.parse((await feed(address, from)).body));

describe('a feed', () => {
  test('of persons leads to the pages of those with an ORCID iD, and calls nothing else a page', async () => {
    const { body } = await feed('persons/feed', people);
    const links = body.match(/(?<=<entry>.*?)<link rel="alternate"[^>]*>/g) ?? [];
    expect(
      links
        .map((link) =>
          /(type="text\/html" )?href="[^"]*(\/persons\/|\/search\/person\?)/.exec(link)?.slice(1),
        )
        .sort(),
    ).toEqual(
      [
        [undefined, '/persons/'],
        ['type="text/html" ', '/search/person?'],
      ].sort(),
    );
  });
  test.each(COLLECTIONS.map(({ path }) => path))(
    'of %s has the same content as Atom and JSON Feed',
    async (path) => {
      const { total } = await golden.search(path).then(({ header }) => ({ total: header.numFound }));
      const [asAtom, asJson] = [
        await atom(`${path}/feed`, golden),
        await json(`${path}/feed?format=json`, golden),
      ];
      expect(asAtom.entries.length).toBe(Math.min(total, LIMITS.feedEntries));
      expect(asAtom.entries.map(({ id }) => id)).toEqual(asJson.items.map(({ id }) => id));
      expect(new Set(asJson.items.map(({ id }) => id)).size).toBe(asJson.items.length);
    },
  );
  test('is sorted by the day on which records came into the portal, then by publication', async () => {
    const { entries } = await atom('research-products/feed?q=NOT+title:hostile&sortBy=title+ASC');
    expect(entries.map(({ title, updated }) => [title, updated])).toEqual([
      ['newest', '2024-03-01T00:00:00.000Z'],
      ['newer', '2024-03-01T00:00:00.000Z'],
      ['old', '2024-01-01T00:00:00.000Z'],
      ['later', '2020-01-01T00:00:00.000Z'],
      ['in the future', '2026-01-01T00:00:00.000Z'],
    ]);
  });
  test('has no time in the future', async () => {
    const { items } = await json('research-products/feed?format=json&q=title:future');
    expect(items.map(({ date_published, date_modified }) => [date_published, date_modified])).toEqual([
      [undefined, '2026-01-01T00:00:00.000Z'],
    ]);
  });
  test('has its public URL, with any query', async () => {
    const query = 'search=%22sea+shells%22+%3C%26%3E&format=atom';
    const { self, id, title, entries } = await atom(`research-products/feed?${query}`);
    expect(self).toBe(`http://localhost:4200/api/graph/v3/research-products/feed?${query}`);
    expect([id, entries]).toEqual([self, []]);
    expect(title).toBe('Research products: "sea shells" <&>');
  });
  test('links to the pages of the records', async () => {
    const { items } = await json('research-products/feed?format=json&q=title:newest');
    expect(items[0]?.url).toBe(
      `http://localhost:4200/search/publication?articleId=${encodeURIComponent(idOf('feed', 3))}`,
    );
  });
  test('is well-formed for hostile records', async () => {
    const { entries } = await atom('research-products/feed?q=title:hostile');
    const { items } = await json('research-products/feed?q=title:hostile&format=json');
    expect(entries).toHaveLength(HOSTILE.length);
    expect(items.map(({ title }) => title)).toEqual(entries.map(({ title }) => title));
  });
  test('is well-formed for every title and contains the title', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('<', '>', '&', ']]>', '"', '\u0000', '\ud800', '\ufffe', '&amp;', '<b>', 'x'),
      }),
    );
    fc.assert(
      fc.property(texts, texts, (mainTitle, description) => {
        const { item } = product(1, { mainTitle, descriptions: [description] });
        const entries = [toEntry(item, PLACE, { now: FALLBACK, fallback: FALLBACK })];
        const asked = {
          title: 'x',
          self: PLACE.graph,
          home: PLACE.portal,
          results: null,
          updated: FALLBACK,
          entries,
        };
        expect(readAtom(toAtom(asked)).entries[0]?.title).toBe(factsOf(item).title);
        const [first] = jsonFeedSchema.parse(JSON.parse(toJsonFeed(asked))).items;
        expect(first?.title).toBe(factsOf(item).title);
      }),
    );
  });
});

describe('the results of a feed in the portal', () => {
  const homeOf = async (address: string): Promise<string> => (await json(address, golden)).home_page_url;
  test.each([
    ['research-products/feed?format=json', '/?type=research-outcomes'],
    ['research-products/feed?format=json&search=sea+level&type=dataset', '/?keyword=sea+level&type=datasets'],
    ['projects/feed?format=json&q=title:sea', '/?q=title%3Asea&type=projects'],
    ['research-products/feed?format=json&refine=subject:sea', '/'],
    ['research-products/feed?format=json&relatedTo=Cites:x', '/'],
    ['persons/feed?format=json', '/'],
  ])('%s → %s', async (address, expected) => {
    expect(await homeOf(address)).toBe(`http://localhost:4200${expected}`);
  });

  test('a search that is too long for an address of the portal → /', async () => {
    const search = '%C3%A9'.repeat(1_999);
    expect(await homeOf(`projects/feed?format=json&search=${search}`)).toBe('http://localhost:4200/');
  });

  test.each([
    'research-products/feed?search=sea&type=publication,dataset',
    'research-products/feed?search="sea level" OR wind',
    'research-products/feed?search=sea&type=dataset&logicalOperator=OR',
    'research-products/feed?type=dataset&search=sea&logicalOperator=NOT',
    'research-products/feed?countryCode=NL OR DE&q=NOT title:sea',
    'research-products/feed?accessRightLabel="Open Access"&hasLicense=true',
    'research-products/feed?fromPublicationDate=2010-03-04&toPublicationDate=2019',
    'research-products/feed?fromPublicationYear=2010&toPublicationYear=2012&excludePubDateRange=false',
    'research-products/feed?fromPublicationDate=2010&excludePubDateRange=true',
    'research-products/feed?mainTitle=sea&hasProjectRel=true',
    'research-products/feed?exclude=type:dataset&refineAll=country:NL&since=2024-01-01',
    'research-products/feed?q=10.5281/zenodo.1&countryCode=NL',
    'projects/feed?fromYear=2010&toYear=2020&search=sea',
    'organizations/feed?countryCode=NL',
    'datasources/feed?search=journal',
  ])('%s: exactly the results of the search', async (address) => {
    const [path = '', given = ''] = address.replace('/feed', '').split('?');
    const page = new URL(await homeOf(`${path}/feed?format=json&${new URLSearchParams(given).toString()}`));
    expect(page.search).not.toBe('');
    const { query, notices } = parseSearchAddress(page.searchParams, { currentYear: 2026 });
    expect(notices).toEqual([]);
    const idsOf = async (parameters: string): Promise<string[]> =>
      (await golden.search(`${path}?pageSize=100&${parameters}`)).results.map(({ id }) => id).sort();
    expect(await idsOf(toGraphParameters(query).toString())).toEqual(
      await idsOf(new URLSearchParams(given).toString()),
    );
  });
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the address of a feed', () => {
  test.each([
    ['a browser', BROWSER, 'text/html'],
    ['a feed reader', 'application/atom+xml, application/rss+xml, text/html;q=0.1', 'application/atom+xml'],
    ['a client that takes anything', '*/*', 'application/atom+xml'],
  ])('gives %s what it can read', async (_client, accept, expected) => {
    const { headers } = await api.app.inject({
      url: '/graph/v3/research-products/feed',
      headers: { accept },
    });
    expect(headers['content-type']).toBe(`${expected}; charset=utf-8`);
    expect(headers['vary']).toContain('accept');
  });

  test('is a page in the language of its reader, with links to the records, that loads nothing', async () => {
    const url = '/graph/v3/research-products/feed?format=atom&q=title:newest';
    const { body, headers } = await api.app.inject({
      url,
      headers: { accept: BROWSER, cookie: 'a=b; lang=de', 'accept-language': 'fr' },
    });
    expect(headers['content-language']).toBe('de');
    expect(body).toContain('<h1>Forschungsergebnisse: title:newest</h1>');
    expect(body).toContain('Das ist ein Feed');
    expect(body).toContain('<a href="http://localhost:4200/?q=title%3Anewest">Alle Ergebnisse im Portal</a>');
    expect(body).toContain(
      `<a href="http://localhost:4200/search/publication?articleId=${encodeURIComponent(idOf('feed', 3))}">newest</a>`,
    );
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  });

  test('shows hostile records as text', async () => {
    const url = '/graph/v3/research-products/feed?q=title:hostile';
    const { body } = await api.app.inject({ url, headers: { accept: BROWSER } });
    expect(body.match(/<li>/g)).toHaveLength(HOSTILE.length);
    expect(body).not.toMatch(/<(?:script|img|svg|iframe)/i);
  });
});

describe('conditional requests of a feed', () => {
  test.each([
    ['if-none-match', 'etag', 304],
    ['if-modified-since', 'last-modified', 304],
  ] as const)('%s of the %s: %d', async (name, header, status) => {
    const { headers } = await feed('research-products/feed');
    const again = await api.app.inject({
      url: '/graph/v3/research-products/feed',
      headers: { [name]: String(headers[header]) },
    });
    expect([again.statusCode, again.body]).toEqual([status, '']);
    expect(again.headers['last-modified']).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  });
  test('an entity tag takes precedence over a date', async () => {
    const { headers } = await feed('research-products/feed');
    for (const conditions of [
      { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) },
      { 'if-modified-since': 'Fri, 02 Jan 2026 00:00:00 GMT' },
    ]) {
      const again = await api.app.inject({ url: '/graph/v3/research-products/feed', headers: conditions });
      expect(again.statusCode).toBe(200);
    }
  });
});

test.each([
  ['projects/feed?format=rss', /^Invalid value in 'format'\. Allowed values are: \['atom', 'json'\]$/],
  ['projects/feed?column=id', /^Unknown parameter: column; /],
])('%s is refused', async (address, message) => {
  const failure = await api.failure(address);
  expect(failure.status).toBe(400);
  expect(failure.message).toMatch(message);
});

test('ids of entries are UUIDs of version 5, the same for the same record', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      z.uuid({ version: 'v5' }).parse(stableId(one).replace('urn:uuid:', ''));
      expect(stableId(one) === stableId(other)).toBe(one === other);
    }),
  );
});
