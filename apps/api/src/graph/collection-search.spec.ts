import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setupTestApi } from '../testing/start-test-api.ts';

const api = setupTestApi();

const PRODUCTS = 'research-products';
const query = (parameters: Record<string, string | string[]>): string => {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters))
    for (const value of [values].flat()) search.append(name, value);
  return `${PRODUCTS}?${search.toString()}`;
};
const total = async (parameters: Record<string, string | string[]>): Promise<number> =>
  (await api.search(query({ ...parameters, pageSize: '1' }))).header.numFound;
const ids = async (parameters: Record<string, string | string[]>): Promise<string[]> =>
  (await api.search(query(parameters))).results.map(({ id }) => id);

const ORG = 'org_________::0123456789abcdef0123456700000001';
const FORMAT = "The field should be in the format 'fieldname ASC|DESC'";

describe('invalid requests', () => {
  test.each([
    ['projects?foo=1', /^Unknown parameter: foo; valid parameters are: \[search, page, /],
    ['projects?__proto__=1', /^Unknown parameter: __proto__; /],
    ['projects?constructor=1', /^Unknown parameter: constructor; /],
    ['projects?grantID=1', /^Unknown parameter: grantID; /],
    ['organizations?includeStats=true', /^Unknown parameter: includeStats; /],
    ['organizations?fromYear=2000', /^Unknown parameter: fromYear; /],
    ['projects?page=0', /^Parameter 'page' must be greater than or equal to 1$/],
    ['projects?page=x', /^Parameter 'page' must be a whole number$/],
    ['projects?page=1&page=2', /^Parameter 'page' must be given once$/],
    ['projects?pageSize=101', /^Page size must be at most 100$/],
    ['projects?pageSize=0', /^Page size must be at least 1$/],
    ['projects?page=101&pageSize=100', /^Only the first 10,000 records .*cursor=\*/],
    [
      'projects?sortBy=relevance',
      `${FORMAT}, projects can be only sorted by the 'relevance', 'textRelevance', 'startDate', 'endDate', 'title'.`,
    ],
    [
      'organizations?sortBy=startDate%20ASC',
      `${FORMAT}, organizations can be only sorted by the 'relevance', 'textRelevance', 'title'.`,
    ],
    [
      'persons?sortBy=relevance%20asc',
      `${FORMAT}, persons can be only sorted by the 'relevance', 'textRelevance', 'title'.`,
    ],
    [
      `projects?sortBy=${Array.from({ length: 5 }, () => 'title%20ASC').join(',')}`,
      "Parameter 'sortBy' may have at most 4 fields",
    ],
    ['projects?sortBy=startDate%20ASC,,', /^The field should be in the format/],
    [
      'projects?logicalOperator=and',
      "Invalid value in 'logicalOperator'. Allowed values are: ['AND', 'OR', 'NOT']",
    ],
    [
      'research-products?sdgLabel=1',
      /^Invalid value: '1' in 'sdgLabel'\. Allowed values are: \['1\. No poverty', '2\. Zero hunger', /,
    ],
    [
      'research-products?type=data',
      "Invalid value: 'data' in 'type'. Allowed values are: ['publication', 'dataset', 'software', 'other']",
    ],
    [
      'research-products?influenceClass=C6',
      /^Invalid value: 'C6' in 'influenceClass'\. Allowed values are: \['C1'/,
    ],
    [
      'research-products?isGreen=yes',
      "Invalid value: 'yes' in 'isGreen'. Allowed values are: ['true', 'false']",
    ],
    [
      'research-products?includeStats=1',
      "Invalid value in 'includeStats'. Allowed values are: ['true', 'false']",
    ],
    [
      'research-products?fromPublicationDate=2020-13-01',
      "Parameter 'fromPublicationDate' must be a date in the form YYYY or YYYY-MM-DD",
    ],
    ['research-products?fromPublicationDate=2021-02-29', /^Parameter 'fromPublicationDate' must be a date/],
    [
      'research-products?toPublicationYear=20',
      "Parameter 'toPublicationYear' must be a year in the form YYYY",
    ],
    ['research-products?publicationYear=MMXX', "Parameter 'publicationYear' must be a year in the form YYYY"],
    [
      'research-products?excludePubDateRange=true',
      "Parameter 'excludePubDateRange' requires at least one of 'fromPublicationDate' or 'toPublicationDate'",
    ],
    ['projects?page=1&cursor=*', "Parameter 'page' cannot be combined with 'cursor'"],
    ['projects/export?page=1&cursor=*&format=csv', "Parameter 'page' cannot be combined with 'cursor'"],
    [
      'research-products?fromPublicationDate=2020&toPublicationDate=2019-12-31',
      "Parameter 'fromPublicationDate' must not be later than 'toPublicationDate'",
    ],
    ['projects?toYear=2010&fromYear=2020', "Parameter 'fromYear' must not be later than 'toYear'"],
    [
      'research-products/links?sourcePid=10.5281/1&fromDate=2020&toDate=2010',
      "Parameter 'fromDate' must not be later than 'toDate'",
    ],
    [
      'research-products?accessRightLabel=Open%20Access',
      "Invalid value for 'accessRightLabel'. Values containing spaces, parentheses or logical operators must be wrapped in double quotes",
    ],
    [
      'research-products?accessRightLabel=Restricted%20OR',
      "Invalid value for 'accessRightLabel'. This operator has nothing to join.",
    ],
    ['research-products?cursor=abc', /^Invalid value for 'cursor'\. Start with \*/],
    [
      'research-products?facets=nothing',
      /^Invalid value: 'nothing' in 'facets'\. Allowed values are: \['kind', 'type'/,
    ],
    ['research-products?facets=pid', /^Invalid value: 'pid' in 'facets'/],
    ['research-products?facetSize=201', "Parameter 'facetSize' must be between 1 and 200"],
    ['research-products?facetContains=type', null],
    ['research-products?refine=type', /^Parameter 'refine' must be in the form field:value/],
    ['research-products?refine=__proto__:x', /^Parameter 'refine' must be in the form/],
    [
      'research-products?relatedTo=Likes:x',
      /^Parameter 'relatedTo' must be in the form relation:id, with a relation out of: \w+, /,
    ],
    [`research-products?search=${'x'.repeat(2_001)}`, "Parameter 'search' must be at most 2000 characters"],
    [
      `research-products?publisher=${'x'.repeat(1_001)}`,
      "Parameter 'publisher' must be at most 1000 characters",
    ],
    [`research-products?${'pid=1&'.repeat(201)}`, null],
    [
      `research-products?${Array.from({ length: 201 }, (_, n) => `pid=${n}`).join('&')}`,
      /^Too many filter values: \d+\. At most 200 are allowed$/,
    ],
  ] as const)('%s', async (url, message) => {
    if (message === null) {
      expect((await api.app.inject(`/graph/v3/${url}`)).statusCode).toBe(200);
      return;
    }
    const failure = await api.failure(url);
    expect(failure.status).toBe(400);
    if (typeof message === 'string') expect(failure.message).toBe(message);
    else expect(failure.message).toMatch(message);
  });
});

describe('quoting of filter values', () => {
  test.each([
    ['"Open Access"', ['"open access"']],
    ['Restricted', ['"Restricted"']],
    [
      'Restricted OR Embargo',
      ['Restricted,Embargo', '("Restricted" OR "Embargo")', ['Restricted', 'Embargo']],
    ],
    ['NOT ("Open Access" OR "Closed Access")', ['NOT "Open Access" AND NOT "Closed Access"']],
  ])('accessRightLabel=%s means the same as %j', async (accessRightLabel, others) => {
    const expected = await ids({ accessRightLabel, pageSize: '100' });
    expect(expected.length).toBeGreaterThan(0);
    for (const other of others)
      expect((await ids({ accessRightLabel: other, pageSize: '100' })).sort()).toEqual([...expected].sort());
  });
  test.each([
    ['hasProjectRel', 'true'],
    ['isPeerReviewed', 'false'],
    ['fromPublicationDate', '2015'],
    ['toPublicationDate', '2015-06-30'],
    ['fromPublicationYear', '2015'],
    ['publicationYear', '2015'],
    ['type', 'dataset'],
    ['pid', '10.1234/FRISIA'],
  ])('%s=%s may be in quotes without need', async (name, value) => {
    const expected = await total({ [name]: value });
    expect(expected).toBeGreaterThan(0);
    expect(await total({ [name]: `"${value}"` })).toBe(expected);
  });
  test('words of text filters need no quotes', async () => {
    expect(await total({ mainTitle: 'frisian coast' })).toBe(1);
    expect(await total({ mainTitle: '"coast frisian"' })).toBe(0);
    expect(await total({ mainTitle: 'frisian OR wellen' })).toBe(2);
  });
});

describe('filters', () => {
  test.each<[string, Record<string, string>, number | 'some']>([
    ['a DOI in any letter case', { pid: '10.1234/FRISIA' }, 1],
    ['a DOI as an address', { pid: 'https://doi.org/10.1234/Frisia' }, 1],
    ['an id', { id: 'written_____::0123456789abcdef0123456700000001' }, 1],
    ['an ORCID', { authorId: '0000-0002-1825-0097' }, 'some'],
    ['an author', { authorFullName: 'muller jurgen' }, 'some'],
    ['a publisher', { publisher: 'tidal press' }, 'some'],
    ['a country in lower case', { countryCode: 'nl' }, 'some'],
    ['a funder by full name', { relFunder: '"European Commission"' }, 'some'],
    ['a funding stream', { relProjectFundingStreamId: 'EC::H2020::RIA' }, 'some'],
    ['the code of a project', { relProjectCode: '100003' }, 'some'],
    ['a name that nothing has', { relOrganizationId: 'constructor' }, 0],
  ])('%s', async (_rule, parameters, expected) => {
    const found = await total(parameters);
    if (expected === 'some') expect(found).toBeGreaterThan(0);
    else expect(found).toBe(expected);
  });
  test('a ROR id selects the organization with the id', async () => {
    const expected = await ids({ relOrganizationId: ORG, pageSize: '100' });
    expect(expected.length).toBeGreaterThan(0);
    for (const rorId of ['01ggx4157', 'https://ror.org/01ggx4157'])
      expect(await ids({ rorId, pageSize: '100' })).toEqual(expected);
    expect(await total({ rorId: '02ggx4157' })).toBe(0);
  });
  test('the totals of true, false and absent sum to all records', async () => {
    const [all, yes, no] = await Promise.all([
      total({}),
      total({ hasProjectRel: 'true' }),
      total({ hasProjectRel: 'false' }),
    ]);
    expect(yes).toBeGreaterThan(0);
    expect(yes + no).toBe(all);
  });
  test('an empty parameter is ignored', async () => {
    expect(await total({ type: '', search: '', publisher: '' })).toBe(await total({}));
  });
  test.each([
    [
      { fromPublicationDate: '2010', toPublicationDate: '2012' },
      { fromPublicationYear: '2010', toPublicationYear: '2012' },
    ],
    [
      { fromPublicationDate: '2010-01-01', toPublicationDate: '2012-12-31' },
      { fromYear: '2010', toYear: '2012' },
    ],
    [{ publicationYear: '2010,2011' }, { publicationYear: '2010 OR 2011' }],
    [{ publicationYear: '2011' }, { refine: 'year:2011' }],
    [{ publicationYear: '2011' }, { fromYear: '2011', toYear: '2011' }],
  ])('%j means the same as %j', async (one, other) => {
    const expected = await ids({ ...one, pageSize: '100' });
    expect(expected.length).toBeGreaterThan(0);
    expect((await ids({ ...other, pageSize: '100' })).sort()).toEqual(expected.sort());
  });
  test('excludePubDateRange excludes the date range', async () => {
    const dates = { fromPublicationDate: '2000', toPublicationDate: '2010' };
    const [all, inside, outside] = await Promise.all([
      total({}),
      total(dates),
      total({ ...dates, excludePubDateRange: 'true' }),
    ]);
    expect(inside).toBeGreaterThan(0);
    expect(inside + outside).toBe(all);
  });
});

describe('logicalOperator', () => {
  const one = { type: 'dataset' };
  const other = { accessRightLabel: 'Restricted' };
  test('AND, OR and NOT join different parameters', async () => {
    const [a, b, both, either, without] = await Promise.all([
      total(one),
      total(other),
      total({ ...one, ...other }),
      total({ ...one, ...other, logicalOperator: 'OR' }),
      total({ ...one, ...other, logicalOperator: 'NOT' }),
    ]);
    expect(both).toBeGreaterThan(0);
    expect(either).toBe(a + b - both);
    expect(without).toBe(a - both);
  });
  test('NOT keeps the first parameter of the URL', async () => {
    const swapped = await total({ logicalOperator: 'NOT', ...other, ...one });
    expect(swapped).toBe((await total(other)) - (await total({ ...one, ...other })));
  });
  test('search is one of the joined parameters', async () => {
    const [words, both, either] = await Promise.all([
      total({ search: 'frisian' }),
      total({ search: 'frisian', ...one }),
      total({ search: 'frisian', ...one, logicalOperator: 'OR' }),
    ]);
    expect(either).toBe(words + (await total(one)) - both);
  });
  test('a single parameter is not affected', async () => {
    expect(await total({ ...one, logicalOperator: 'NOT' })).toBe(await total(one));
  });
  test('both bounds of a range are one parameter', async () => {
    const range = { fromPublicationYear: '2000', toPublicationYear: '2010' };
    expect(await total({ ...range, logicalOperator: 'OR' })).toBe(await total(range));
  });
  test('extensions of the Graph API apply whatever the operator', async () => {
    const either = { ...one, ...other, logicalOperator: 'OR' };
    expect(await total({ ...either, refine: 'type:dataset' })).toBe(await total(one));
  });
});

describe('search and q', () => {
  test.each([
    [{ search: 'FRISIAN coast' }, 1],
    [{ search: 'frisian OR wellen' }, 2],
    [{ search: 'frisian or wellen' }, 0],
    [{ search: 'frisian NOT coast' }, 0],
    [{ search: '"sea level rise"' }, 1],
    [{ search: 'title:frisian' }, 0],
    [{ q: 'title:frisian' }, 1],
    [{ q: 'abstract:frisian' }, 0],
    [{ q: 'title:frisian year:2021..2022' }, 1],
    [{ q: 'title:frisian year:..2020' }, 0],
    [{ q: 'title:frisian access:open' }, 1],
    [{ q: 'title:frisian -title:coast' }, 0],
    [{ search: 'sea', q: 'title:frisian' }, 1],
    [{ q: '((title:frisian' }, 1],
    [{ q: ['title:frisian', 'title:coast'] }, 1],
    [{ q: ['title:frisian', 'title:wellen'] }, 0],
  ])('%j finds %d', async (parameters, expected) => {
    expect(await total(parameters)).toBe(expected);
  });
  const NO_WORDS = 'There is nothing here that can be searched for.';
  const UNCLOSED = 'This quotation mark is never closed.';
  test.each<
    [Record<string, string | string[]>, [parameter: string, message: string, start: number, end: number][]]
  >([
    [{ search: 'sea & coast' }, []],
    [{ search: 'title:' }, []],
    [{ search: '!!!' }, [['search', NO_WORDS, 0, 3]]],
    [{ q: 'title:!!!' }, [['q', NO_WORDS, 0, 9]]],
    [{ publisher: '?', mainTitle: 'sea', pid: '?' }, [['publisher', NO_WORDS, 0, 1]]],
    [
      { q: 'sea year:abc' },
      [['q', 'The values of this field are whole numbers, so nothing matches this.', 9, 12]],
    ],
    [
      { q: 'openAccessColor:red' },
      [['q', 'The values of this field are gold, hybrid, bronze, so nothing matches this.', 16, 19]],
    ],
    [{ q: 'sea year:2020..2010' }, [['q', 'This range ends before it begins, so nothing is in it.', 9, 19]]],
    [
      { search: 'a "b', q: ['sea', '"sea'] },
      [
        ['q', UNCLOSED, 0, 1],
        ['search', UNCLOSED, 2, 3],
      ],
    ],
  ])('%j has the problems %j', async (parameters, problems) => {
    const found = await api.search(query(parameters));
    expect(found.problems ?? []).toEqual(
      problems.map(([parameter, message, start, end]) => ({ parameter, message, start, end })),
    );
  });
  const MANY = Array.from({ length: 301 }, (_, word) => `w${word}`).join(' ');
  test.each<[string, Record<string, string | string[]>, string]>([
    ['research-products', { search: MANY }, "'search'"],
    ['research-products', { q: MANY, type: 'dataset' }, "'q'"],
    ['research-products/export', { search: 'sea', q: MANY, format: 'csv' }, "'search', 'q'"],
    [
      'research-products/over-years',
      { publisher: MANY.slice(0, 900), q: MANY, field: 'type' },
      "'publisher', 'q'",
    ],
    ['counts', { search: MANY }, "'search'"],
  ])('%s: the refusal of too many words names their parameters', async (path, parameters, names) => {
    expect(await api.failure(query(parameters).replace(PRODUCTS, path))).toEqual({
      status: 400,
      message: `Invalid words in ${names}. The query has more than 300 words.`,
    });
  });
  test('the refusal of too many words names its problem for other languages', async () => {
    const { body } = await api.app.inject(`/graph/v3/${query({ search: MANY })}`);
    expect(JSON.parse(body)).toMatchObject({ problem: { id: 'search-words', values: {} } });
  });
  test('search given twice finds what either text finds', async () => {
    const either = await ids({ search: 'frisian OR glacier', pageSize: '100' });
    expect(either.length).toBeGreaterThan(await total({ search: 'frisian' }));
    expect(await ids({ search: ['frisian', 'glacier'], pageSize: '100' })).toEqual(either);
    expect(await ids({ search: ['frisian', '!!!'] })).toEqual(await ids({ search: 'frisian' }));
  });
  test('a parameter without words changes nothing', async () => {
    expect(await total({ search: '!!!', type: 'dataset' })).toBe(await total({ type: 'dataset' }));
  });
});

describe('paging', () => {
  test('the header has page, page size and total', async () => {
    const { header, results } = await api.search(`${PRODUCTS}?page=3&pageSize=7`);
    expect(header).toMatchObject({ page: 3, pageSize: 7, queryTime: 0 });
    expect(header.nextCursor).toBeUndefined();
    expect(results).toHaveLength(7);
  });
  test('a page past the end is empty but has the total; without results the maximum score is 0', async () => {
    const past = await api.search(`${PRODUCTS}?page=100&pageSize=100`);
    expect(past.header.numFound).toBe(await total({}));
    expect(past.results).toEqual([]);
    const none = await api.search(`${PRODUCTS}?search=zzzzzz`);
    expect(none.header).toMatchObject({ numFound: 0, maxScore: 0 });
  });
  type Page = Awaited<ReturnType<typeof api.search>>;
  /** Follows the cursors until a page is empty, as clients of the Graph API do. Returns the ids, page by page. */
  const walk = async (asked: Record<string, string>): Promise<string[][]> => {
    const pages: string[][] = [];
    for (let cursor: string | undefined = '*'; cursor !== undefined && pages.length < 1_000;) {
      const { header, results }: Page = await api.search(query({ ...asked, cursor }));
      expect(header.page).toBeUndefined();
      if (results.length > 0) pages.push(results.map(({ id }) => id));
      cursor = header.nextCursor;
      expect(cursor === undefined).toBe(results.length === 0);
      expect(cursor ?? 'none').toMatch(/^[\w-]+$/);
    }
    return pages;
  };

  test.each(['relevance DESC', 'publicationDate ASC', 'title ASC, citationCount DESC'])(
    'paging by cursor by %s returns the same as paging by number',
    async (sortBy) => {
      const asked = { search: 'sea OR wind', sortBy, pageSize: '20' };
      const walked = (await walk(asked)).flat();
      const paged: string[] = [];
      for (let page = 1; paged.length < walked.length; page += 1)
        paged.push(...(await ids({ ...asked, page: String(page) })));
      expect(walked).toEqual(paged);
      expect(new Set(walked).size).toBe(await total(asked));
    },
  );
  test('whatever the page size, an empty page without a next cursor follows the last results, and each record is there once', async () => {
    const sizes = fc.integer({ min: 1, max: 100 });
    const searches = fc.constantFrom('frisian', 'frisian wind', 'zzzzzz', 'tides');
    await fc.assert(
      fc.asyncProperty(searches, sizes, async (search, size) => {
        const found = await total({ search });
        const pages = await walk({ search, pageSize: String(size) });
        expect(pages).toHaveLength(Math.ceil(found / size));
        expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
        expect(new Set(pages.flat()).size).toBe(found);
        expect(pages.flat()).toHaveLength(found);
      }),
      { numRuns: 30 },
    );
  });
  test('a cursor of another search is refused', async () => {
    const { header } = await api.search(query({ search: 'sea', cursor: '*' }));
    const failure = await api.failure(query({ search: 'wind', cursor: header.nextCursor ?? '' }));
    expect(failure).toMatchObject({ status: 400, message: expect.stringContaining('another search') });
  });
});

describe('sortBy', () => {
  test.each([
    ['publicationDate', 'publicationDate'],
    ['dateOfCollection', 'dateOfCollection'],
    ['title', 'mainTitle'],
  ])('%s ASC is DESC reversed; records without a value come last', async (name, field) => {
    const asked = { type: 'publication', pageSize: '100' };
    const [up = [], down = []] = await Promise.all(
      ['ASC', 'DESC'].map(async (direction) =>
        (await api.search(query({ ...asked, sortBy: `${name} ${direction}` }))).results.map(
          (record) => record[field],
        ),
      ),
    );
    const known = up.filter((value) => value !== undefined);
    expect(known.length).toBeGreaterThan(40);
    expect(up.slice(0, known.length)).toEqual(known);
    expect(down.slice(0, known.length).reverse()).toEqual(known);
  });
  test('spaces around the comma do not matter', async () => {
    expect(await ids({ sortBy: 'publicationDate DESC,title ASC' })).toEqual(
      await ids({ sortBy: 'publicationDate DESC, title ASC' }),
    );
  });
});

describe('beyond the Graph API', () => {
  test('no facets and highlights by default', async () => {
    const answer = await api.search(`${PRODUCTS}?search=sea`);
    expect(answer).not.toHaveProperty('facets');
    expect(answer).not.toHaveProperty('highlights');
  });
  test.each([
    ['refine=access:OPEN'],
    ['accessRightLabel=%22Open%20Access%22'],
    ['refine=access:OPEN&refine=access:CLOSED'],
  ])('with %s the counts of access equal those without it', async (choice) => {
    const free = await api.search(`${PRODUCTS}?facets=access,type`);
    const chosen = await api.search(`${PRODUCTS}?facets=access,type&${choice}`);
    expect(chosen.header.numFound).toBeLessThan(free.header.numFound);
    expect(chosen.facets?.['access']).toEqual(free.facets?.['access']);
    expect(chosen.facets?.['type']).not.toEqual(free.facets?.['type']);
  });
  test('years are complete and ascending, and ignore the selected years', async () => {
    const free = await api.search(`${PRODUCTS}?facets=year&facetSize=1`);
    for (const years of ['fromYear=2000&toYear=2010', 'fromPublicationYear=2000&toPublicationYear=2010']) {
      const chosen = await api.search(`${PRODUCTS}?facets=year&${years}`);
      expect(chosen.facets).toEqual(free.facets);
      const values = free.facets?.['year']?.values ?? [];
      const inside = values.filter(({ value }) => Number(value) >= 2000 && Number(value) <= 2010);
      expect(inside.reduce((sum, { count }) => sum + count, 0)).toBe(chosen.header.numFound);
    }
  });
  test('facetSize and facetContains restrict the values', async () => {
    const { facets } = await api.search(
      `${PRODUCTS}?facets=subject,type&facetSize=3&facetContains=subject:cli`,
    );
    expect(facets?.['subject']?.values.map(({ value }) => value)).toEqual(['climate']);
    expect(facets?.['type']?.values).toHaveLength(3);
    expect(facets?.['type']?.distinct).toBe(4);
  });
  test('relatedTo selects the related records', async () => {
    const cited = (await api.search(`${PRODUCTS}?refine=originalId:x`)).header.numFound;
    expect(cited).toBe(0);
    const works = await ids({ relatedTo: `isAuthorInstitutionOf:${ORG}`, pageSize: '100' });
    expect(works.sort()).toEqual((await ids({ relOrganizationId: ORG, pageSize: '100' })).sort());
    const { relatedNames } = await api.search(`${PRODUCTS}?relatedTo=isAuthorInstitutionOf:${ORG}`);
    expect(relatedNames).toEqual({ [ORG]: expect.stringMatching(/ Institute 1$/) });
  });
  test('several relatedTo must all hold', async () => {
    const related = `relatedTo=isAuthorInstitutionOf:${ORG}`;
    expect((await api.search(`${PRODUCTS}?${related}&relatedTo=Cites:nothing`)).header.numFound).toBe(0);
  });
  test('highlights mark the words', async () => {
    const { highlights, results } = await api.search(`${PRODUCTS}?search=frisian&highlight=true`);
    expect(highlights?.[results[0]?.id ?? '']?.['title']).toEqual({
      text: 'Sea level rise along the Frisian coast',
      marks: [[25, 32]],
      cutStart: false,
      cutEnd: false,
    });
  });
  test('includeStats adds citations and counts by type', async () => {
    const { header } = await api.search(`${PRODUCTS}?search=sea&type=dataset&includeStats=true`);
    expect(header.countsByType).toEqual({ publication: 0, dataset: header.numFound, software: 0, other: 0 });
    const all = await api.search(`${PRODUCTS}?search=sea&type=dataset&pageSize=100`);
    const citations = all.results.map(
      (record) => JSON.stringify(record).match(/"citationCount":(\d+)/)?.[1] ?? '0',
    );
    expect(header.totalCitationsCount).toBe(citations.reduce((sum, count) => sum + Number(count), 0));
  });
});

test.each(['organizations', 'datasources', 'persons', 'services', 'communities'])(
  '/%s searches its kind and returns each record by id',
  async (path) => {
    const { header, results } = await api.search(path);
    expect(header.numFound).toBeGreaterThan(1);
    const [first] = results;
    expect((await api.app.inject(`/graph/v3/${path}/${first?.id}`)).json()).toEqual(first);
  },
);

test.each([
  ['projects?code=100003', 1],
  ['projects?acronym=PRO3', 1],
  ['projects?fundingShortName=EC', 6],
  ['projects?startYear=2003', 1],
  ['projects?activeYear=2003', 3],
  ['projects?activeYear=2050', 3],
  ['projects?fromYear=2050', 3],
  ['projects?toYear=2001', 1],
  ['projects?fromStartDate=2012', 1],
  ['projects?projectOAMandatePublications=true', 6],
  ['organizations?pid=%22https://ror.org/01ggx4157%22', 1],
  ['organizations?countryCode=NL', 2],
  ['datasources?dataSourceTypeName=%22Data%20Repository%22', 3],
  ['datasources?thematic=true', 3],
  ['persons?givenName=John&lastName=Smith', 1],
  ['persons?givenName=John&lastName=Smith&logicalOperator=NOT', 0],
  ['persons?originalId=0000-0002-1825-0097', 1],
  ['communities?relCommunityId=com-2', 1],
  ['projects?relatedTo=produces:x', 0],
])('%s finds %d', async (url, expected) => {
  expect((await api.search(url)).header.numFound).toBe(expected);
});
