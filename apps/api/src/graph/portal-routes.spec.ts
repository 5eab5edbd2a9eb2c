import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import { setupTestApi } from '../testing/start-test-api.ts';
import {
  countsAnswer,
  kindedAnswer,
  linksAnswer,
  overviewAnswer,
  recordWithRelatedAnswer,
  relatedGroupsAnswer,
  relatedPageAnswer,
  relationsAnswer,
  statusAnswer,
  suggestAnswer,
} from './answer-schemas.ts';
import { fetchOverview } from './fetch-overview.ts';
import { recordAnswer } from './record-answers.ts';

const api = setupTestApi();

const corpus = goldenCorpus();
const get = async <T extends z.ZodType>(schema: T, url: string): Promise<z.output<T>> =>
  schema.parse((await api.app.inject(`/graph/v3/${url}`)).json());
const productWithCitation = corpus.find(({ relations }) =>
  relations.some(({ relation }) => relation === 'Cites'),
);
const id = productWithCitation?.item.record.id ?? '';

describe('/counts', () => {
  test.each(['', '?search=sea', '?q=title:sea', '?search=institute', '?search=zzzzz'])(
    'counts%s equal the totals of the searches',
    async (words) => {
      const { counts } = await get(countsAnswer, `counts${words}`);
      const join = words === '' ? '?' : `${words}&`;
      for (const [path, kind] of [
        ['research-products', 'product'],
        ['projects', 'project'],
        ['organizations', 'organization'],
        ['datasources', 'dataSource'],
        ['services', 'service'],
        ['communities', 'community'],
      ] as const)
        expect([kind, (await api.search(`${path}${join}pageSize=1`)).header.numFound]).toEqual([
          kind,
          counts[kind],
        ]);
      const { publication = 0, dataset = 0, software = 0, other = 0, product = 0 } = counts;
      expect(publication + dataset + software + other).toBe(product);
    },
  );
});

describe('/status', () => {
  test('returns the generation of the records', async () => {
    const status = await get(statusAnswer, 'status');
    expect(status.records).toBe(corpus.length);
    expect(Date.parse(status.publishedAt)).not.toBeNaN();
  });
});

describe('/overview', () => {
  test('returns an overview of the graph', async () => {
    const atAGlance = await get(overviewAnswer, 'overview');
    expect(atAGlance.counts['product']).toBe(269);
    expect(atAGlance.years.map(({ value }) => value)).toEqual(
      atAGlance.years.map(({ value }) => value).sort(),
    );
    expect(atAGlance.fieldsOfScience.map(({ value }) => value)).toContain('01 natural sciences');
    expect(atAGlance.subjects.length).toBeGreaterThan(0);
    for (const { value } of atAGlance.fieldsOfScience) expect(value).toMatch(/^\d\d /);
    expect(atAGlance.newest).toHaveLength(5);
    expect(atAGlance.index.records).toBe(corpus.length);
    const dates = atAGlance.newest.map(({ record }) => String(record['publicationDate']));
    expect(dates).toEqual([...dates].sort().reverse());
  });
  test('the newest records exclude future dates', async () => {
    const { newest } = await fetchOverview(api.engine, Date.parse('2010-06-01T00:00:00Z'));
    expect(newest).toHaveLength(5);
    for (const { record } of newest)
      expect('publicationDate' in record && String(record.publicationDate) <= '2010-06-01').toBe(true);
  });
  test('communities are sorted by products, and each count equals the total of its search', async () => {
    const { communities } = await get(overviewAnswer, 'overview');
    expect(communities.length).toBe(3);
    for (const { kind, record, products } of communities) {
      expect(kind).toBe('community');
      const found = await api.search(`research-products?relCommunityId=${String(record['acronym'])}`);
      expect(found.header.numFound).toBe(products);
    }
  });
});

describe('/{collection}/{id}/with-related', () => {
  test('returns what the record and the records related to it are by themselves', async () => {
    const address = `research-products/${id}`;
    const { record, groups } = await get(recordWithRelatedAnswer, `${address}/with-related`);
    expect(record).toEqual(await get(recordAnswer, address));
    expect({ groups }).toEqual(await get(relatedGroupsAnswer, `related/${id}`));
    expect(groups).not.toEqual([]);
  });

  test('an unknown record is missing', async () => {
    const response = await api.app.inject('/graph/v3/research-products/none/with-related');
    expect(response.statusCode).toBe(404);
  });
});

describe('/related', () => {
  test('groups relations by kind, with the first five records', async () => {
    const { groups } = await get(relatedGroupsAnswer, `related/${id}`);
    const expected = new Map<string, number>();
    for (const { relation, target } of productWithCitation?.relations ?? []) {
      const kind = corpus.find(({ item }) => item.record.id === target)?.item.kind;
      expected.set(`${relation} ${kind}`, (expected.get(`${relation} ${kind}`) ?? 0) + 1);
    }
    expect(new Map(groups.map(({ relation, kind, total }) => [`${relation} ${kind}`, total]))).toEqual(
      expected,
    );
    for (const { kind, total, results } of groups) {
      expect(results).toHaveLength(Math.min(5, total));
      expect(new Set(results.map((result) => result.kind))).toEqual(new Set([kind]));
    }
  });
  test('returns one relation page by page', async () => {
    const organization = 'org_________::0123456789abcdef0123456700000001';
    const all = await get(
      relatedPageAnswer,
      `related/${organization}?relation=isauthorinstitutionof&pageSize=100`,
    );
    expect(all.header.numFound).toBeGreaterThan(6);
    const pages = await Promise.all(
      [1, 2].map((page) =>
        get(
          relatedPageAnswer,
          `related/${organization}?relation=isAuthorInstitutionOf&kind=product&page=${page}&pageSize=3`,
        ),
      ),
    );
    expect(pages.flatMap(({ results }) => results)).toEqual(all.results.slice(0, 6));
  });
  test('an unknown record has no related records', async () => {
    expect(await get(relatedGroupsAnswer, 'related/none')).toEqual({ groups: [] });
  });
  test.each([
    ['related/x?relation=Likes', /^Invalid value: 'Likes' in 'relation'\. Allowed values are: /],
    ['related/x?kind=thing', /in 'kind'\. Allowed values are: \[product, /],
    ['related/x?kind=product', "Parameter 'kind' requires 'relation'"],
    ['related/x?relation=&page=2', "Parameter 'page' requires 'relation'"],
    ['related/x?relation=Cites&page=0', /greater than or equal to 1/],
    ['related/x?relation=Cites&page=1001', /first 10000/],
    [
      'related/x?size=3',
      /^Unknown parameter: size; valid parameters are: \[relation, kind, page, pageSize\]$/,
    ],
  ])('%s is refused', async (url, message) => {
    expect(await api.failure(url)).toEqual({ status: 400, message: expect.stringMatching(message) });
  });
});

describe('/suggest', () => {
  test('completes a prefix', async () => {
    const { suggestions } = await get(suggestAnswer, 'suggest?prefix=cli&limit=3');
    expect(suggestions).toHaveLength(3);
    expect(suggestions[0]).toMatchObject({ text: 'climate', group: 'subject' });
  });
  test('an author with an ORCID iD is a person, by each word of the name, and not among the completions', async () => {
    const orcid = '0000-0002-1825-0097';
    const [name = ''] = corpus.flatMap(({ item: { kind, record } }) =>
      kind === 'product' ? (record.authors ?? []).filter(({ pid }) => pid).map((one) => one.fullName) : [],
    );
    for (const prefix of [name.slice(0, 5), name.split(/[ ,]+/).at(-1) ?? '']) {
      const url = `suggest?limit=50&prefix=${encodeURIComponent(prefix)}`;
      const { suggestions, persons } = await get(suggestAnswer, url);
      expect(persons.map((person) => person.orcid)).toEqual([orcid]);
      expect(suggestions.filter(({ text }) => text.includes('0000'))).toEqual([]);
    }
  });
  test.each([
    ['the number of a grant', '100001', 'project', { code: '100001' }],
    ['a ROR id', 'https://ror.org/01ggx4157', 'organization', { pids: [{ scheme: 'ROR' }] }],
    ['a DOI in any form', 'doi:10.1234/FRISIA', 'product', { pids: [{ value: '10.1234/Frisia' }] }],
  ])('%s suggests the record with the identifier', async (_what, typed, kind, record) => {
    const { records } = await get(suggestAnswer, `suggest?prefix=${encodeURIComponent(typed)}`);
    expect(records).toMatchObject([{ kind, record }]);
  });
  test.each(['cli', ' ', '*', 'pid:*', 'title:cli'])('%j is not an identifier', async (typed) => {
    const { records } = await get(suggestAnswer, `suggest?prefix=${encodeURIComponent(typed)}`);
    expect(records).toEqual([]);
  });
  test('an empty prefix has no suggestions; a long one is refused', async () => {
    expect((await api.failure('suggest')).message).toBe("Parameter 'prefix' is required");
    expect((await api.failure('suggest?prefix=a&prefix=b')).message).toBe(
      "Parameter 'prefix' must be given once",
    );
    expect((await api.failure('suggest?prefix=a&limit=51')).message).toBe(
      "Parameter 'limit' must be between 1 and 50",
    );
  });
});

describe('/records', () => {
  test.each(['product', 'project', 'organization', 'dataSource', 'service', 'community', 'person'])(
    'returns a %s with its kind',
    async (kind) => {
      const record = corpus.find(({ item }) => item.kind === kind)?.item.record;
      expect(await get(kindedAnswer, `records/${record?.id}`)).toMatchObject({
        kind,
        record: { id: record?.id },
      });
    },
  );
  test('returns 404 for an unknown id', async () => {
    expect(await api.failure('records/none')).toEqual({
      status: 404,
      message: 'Record with id: none not found',
    });
  });
});

describe('/research-products/links', () => {
  const LINKS = 'research-products/links';
  const doiOf = (record: unknown): string => JSON.stringify(record).match(/10\.5555\/test\.\d+/)?.[0] ?? '';
  const source = doiOf(productWithCitation?.item.record);
  const citedId = productWithCitation?.relations.find(({ relation }) => relation === 'Cites')?.target;
  const target = doiOf(corpus.find(({ item }) => item.record.id === citedId)?.item.record);

  test('connect a source and its targets in both directions', async () => {
    const from = await get(linksAnswer, `${LINKS}?sourcePid=${source}&relation=Cites`);
    const to = await get(linksAnswer, `${LINKS}?sourcePid=${source}&targetPid=${target}&relation=cites`);
    const back = await get(linksAnswer, `${LINKS}?targetPid=${target}&relation=Cites&pageSize=99`);
    expect(from).toEqual(to);
    expect(from.results).toHaveLength(1);
    const [link] = from.results;
    expect(link?.relType.name).toBe('Cites');
    expect(link?.source.identifiers[0]).toEqual({
      id: source,
      idScheme: 'doi',
      idUrl: `https://doi.org/${source}`,
    });
    expect(link?.target.identifiers.map(({ id: one }) => one)).toContain(citedId);
    expect(back.results).toContainEqual(link);
  });
  test('pages are counted from 0, do not overlap and have the total', async () => {
    const all = await get(linksAnswer, `${LINKS}?sourcePid=${source}&pageSize=99`);
    expect(all.header).toEqual({ page: 0, totalPages: 1, totalLinks: all.results.length });
    const walked: unknown[] = [];
    for (let page = 0; page < all.header.totalLinks; page += 1) {
      const { header, results } = await get(
        linksAnswer,
        `${LINKS}?sourcePid=${source}&page=${page}&pageSize=1`,
      );
      expect(header).toEqual({ page, totalPages: all.header.totalLinks, totalLinks: all.header.totalLinks });
      walked.push(...results);
    }
    expect(walked).toEqual(all.results);
  });
  test.each([
    ['targetType=publication', 'publication'],
    ['targetType=dataset', 'dataset'],
  ])('%s keeps targets of that type', async (filter, type) => {
    const { results } = await get(linksAnswer, `${LINKS}?sourcePid=${source}&${filter}&pageSize=99`);
    for (const link of results) expect(link.target.type).toBe(type);
  });
  test.each([
    [LINKS, /^At least one of 'sourcePid' or 'targetPid' is required$/],
    [`${LINKS}?sourcePid=x&pageSize=100`, /^Page size must be at most 99$/],
    [`${LINKS}?sourcePid=x&page=-1`, /^Parameter 'page' must be greater than or equal to 0$/],
    [
      `${LINKS}?sourcePid=x&relation=produces`,
      /^Invalid value: 'produces' in 'relation'\. Allowed values are: \['Cites'/,
    ],
    [
      `${LINKS}?sourcePid=x&targetType=x`,
      /^Invalid value: 'x' in 'targetType'\. Allowed values are: \['publication'/,
    ],
    [`${LINKS}?sourcePid=x&fromDate=x`, /^Parameter 'fromDate' must be a date/],
    [`${LINKS}?sourcePid=x&cursor=*`, /^Unknown parameter: cursor; /],
  ])('%s is refused', async (url, message) => {
    expect(await api.failure(url)).toEqual({ status: 400, message: expect.stringMatching(message) });
  });
  test('relations-info lists every pair once', async () => {
    const pairs = await get(relationsAnswer, `${LINKS}/relations-info`);
    expect(pairs).toContainEqual({
      relation: 'Cites',
      inverse: 'IsCitedBy',
      description: 'The source cites the target',
      descriptionInverse: 'The source is cited by the target',
    });
    const names = pairs.flatMap(({ relation, inverse }) => [...new Set([relation, inverse])]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(34);
  });
});
