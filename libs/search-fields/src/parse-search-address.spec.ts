import { describe, expect, test } from '@jest/globals';
import { SEARCHED_KINDS } from '@open-discovery/model';
import fc from 'fast-check';
import { EMPTY_QUERY } from './empty-query.ts';
import { formatResultsAddress, formatSearchAddress, isEmptyQuery } from './format-search-address.ts';
import { parseSearchAddress } from './parse-search-address.ts';
import { anyQuery } from './testing/any-query.ts';
import type { SearchQuery } from './types.ts';

/** The platform has it; the library is compiled without the platform's types. */
declare const URLSearchParams: new (text: string) => Iterable<[string, string]>;

const parse = (address: string) => parseSearchAddress(new URLSearchParams(address), { currentYear: 2026 });
const query = (address: string): SearchQuery => parse(address).query;

describe('the query of an address', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['', {}],
    ['keyword=sea+level', { keyword: 'sea level' }],
    ['keyword=%20', {}],
    ['q=title%3Asea', { text: 'title:sea' }],
    ['type=projects', { kind: 'project' }],
    ['type=dataproviders', { kind: 'dataSource' }],
    ['type=research-outcomes', { kind: 'product' }],
    ['type=publications', { types: ['publication'] }],
    ['type=datasets&type=publications', { types: ['publication', 'dataset'] }],
    ['type=research-outcomes&type=orps', { types: ['other'] }],
    ['access=Open+Access&access=EMBARGO', { filters: { access: ['EMBARGO', 'OPEN'] } }],
    ['country=gr&country=GR', { filters: { country: ['GR'] } }],
    ['related=Cites:doi_________::1', { filters: { related: ['Cites:doi_________::1'] } }],
    ['box=4.7,52.25,5.05,52.45', { filters: { box: ['4.7,52.25,5.05,52.45'] } }],
    ['west=4.73&south=52,28&east=5.02&north=52.43', { filters: { box: ['4.73,52.28,5.02,52.43'] } }],
    ['north=&south=60&west=&east=', { filters: { box: ['-180,60,180,90'] } }],
    ['box=4.7,52.25,5.05,52.45&south=60', { filters: { box: ['-180,60,180,90'] } }],
    ['not.country=gr', { excluded: { country: ['GR'] } }],
    ['not.type=software&not.type=publications', { excluded: { type: ['publication', 'software'] } }],
    ['country=GR&country=DE&not.country=GR', { filters: { country: ['DE'] }, excluded: { country: ['GR'] } }],
    ['type=datasets&not.type=datasets', { excluded: { type: ['dataset'] } }],
    ['country=GR&all=country', { filters: { country: ['GR'] }, matchAll: ['country'] }],
    ['all=country', {}],
    ['funder=EC&all=funder', { filters: { funder: ['EC'] } }],
    ['country=GR&not.country=GR&all=country', { excluded: { country: ['GR'] } }],
    ['since=2026-11-01', { filters: { since: ['2026-11-01'] } }],
    ['since=2026-11-1', { filters: { since: ['2026-11-01'] } }],
    ['from=2018', { from: 2018 }],
    ['from=2018&to=2020', { from: 2018, to: 2020 }],
    ['type=projects&from=2018', { kind: 'project', from: 2018 }],
    ['sort=newest&page=3&size=20', { sort: 'newest', page: 3, size: 20 }],
    ['from=&to=&access=&keyword=sea', { keyword: 'sea' }],
    ['utm_source=letter&keyword=sea', { keyword: 'sea' }],
    [
      'keyword=sea&from=2018&access=OPEN&type=publications',
      { keyword: 'sea', types: ['publication'], from: 2018, filters: { access: ['OPEN'] } },
    ],
  ])('%s', (address, wanted) =>
    expect(parse(address)).toEqual({ query: { ...EMPTY_QUERY, ...wanted }, notices: [] }),
  );
});

describe('parameters that are left out cause notices', () => {
  test.each<[string, string, string, string]>([
    ['colour=blue', 'colour', 'blue', 'notice.unknown-parameter'],
    ['__proto__=x', '__proto__', 'x', 'notice.unknown-parameter'],
    ['type=poems', 'type', 'poems', 'notice.unknown-type'],
    ['type=projects&type=services', 'type', 'services', 'notice.second-kind'],
    ['type=projects&access=OPEN', 'access', 'OPEN', 'notice.unknown-parameter'],
    ['type=organizations&from=2018', 'from', '2018', 'notice.unknown-parameter'],
    ['access=half', 'access', 'half', 'notice.unknown-value'],
    ['type=communities&role=owner', 'role', 'owner', 'notice.unknown-value'],
    ['type=communities&role=member&role=manager', 'role', 'manager', 'notice.repeated-parameter'],
    ['not.access=half', 'not.access', 'half', 'notice.unknown-value'],
    ['not.type=projects', 'not.type', 'projects', 'notice.unknown-value'],
    ['not.colour=blue', 'not.colour', 'blue', 'notice.unknown-parameter'],
    ['not.date=2018', 'not.date', '2018', 'notice.unknown-parameter'],
    ['not.related=Cites:1', 'not.related', 'Cites:1', 'notice.unknown-parameter'],
    ['access=OPEN&all=access', 'all', 'access', 'notice.unknown-value'],
    ['all=colour', 'all', 'colour', 'notice.unknown-value'],
    ['keyword=a&keyword=b', 'keyword', 'b', 'notice.repeated-parameter'],
    ['date=2018&date=2019', 'date', '2019', 'notice.repeated-parameter'],
    ['since=yesterday', 'since', 'yesterday', 'notice.day'],
    ['since=2026', 'since', '2026', 'notice.day'],
    ['since=2026-02-30', 'since', '2026-02-30', 'notice.day'],
    ['since=2026-11-01..', 'since', '2026-11-01..', 'notice.day'],
    ['since=2026-11-01&since=2026-11-02', 'since', '2026-11-02', 'notice.repeated-parameter'],
    ['not.since=2026-11-01', 'not.since', '2026-11-01', 'notice.unknown-parameter'],
    ['type=projects&since=2026-11-01', 'since', '2026-11-01', 'notice.unknown-parameter'],
    ['from=18', 'from', '18', 'validation.year'],
    ['to=2037', 'to', '2037', 'validation.year'],
    ['from=2020&to=2018', 'from', '2020', 'validation.year-range.order'],
    ['sort=beauty', 'sort', 'beauty', 'notice.unknown-value'],
    ['type=organizations&sort=cited', 'sort', 'cited', 'notice.unknown-value'],
    ['page=0', 'page', '0', 'notice.unknown-value'],
    ['page=1e3', 'page', '1e3', 'notice.unknown-value'],
    ['page=1001', 'page', '1001', 'notice.unknown-value'],
    ['size=15', 'size', '15', 'notice.unknown-value'],
    [`keyword=${'x'.repeat(2001)}`, 'keyword', 'x', 'notice.too-long'],
    // No part of a word is left behind.
    [`keyword=${'x'.repeat(1995)}+10.5281/1`, 'keyword', '10.5281/1', 'notice.too-long'],
    [`keyword=${'x'.repeat(1987)}+10.5281/1+y`, 'keyword', 'y', 'notice.too-long'],
    // An address writes one character as several.
    [`keyword=${'('.repeat(667)}`, 'keyword', '(', 'notice.too-long'],
    [`q=${'海'.repeat(223)}`, 'q', '海', 'notice.too-long'],
    [`q=${'𝒳'.repeat(167)}`, 'q', '𝒳', 'notice.too-long'],
  ])('%.40s', (address, param, value, messageId) =>
    expect(parse(address).notices).toEqual([{ param, value, messageId }]),
  );

  test('a parameter of the page causes no notice', () =>
    expect(parseSearchAddress([['view', 'map']], { currentYear: 2026, ignored: ['view'] }).notices).toEqual(
      [],
    ));

  test('the texts and the values of all filters share the length of an address', () => {
    const isbn = (index: number) => `978-${'0'.repeat(180)}${100 + index}`;
    const parameters = Array.from({ length: 40 }, (_, index) => ['publisher', isbn(index)] as const);
    const kept = (keyword: string) =>
      parseSearchAddress([...parameters, ['keyword', keyword]], { currentYear: 2026 });
    expect(kept('').query.filters['publisher']).toHaveLength(20);
    expect(kept('x'.repeat(2000)).query.filters['publisher']).toHaveLength(10);
    expect(kept('(').notices[0]).toEqual({
      param: 'publisher',
      value: isbn(20),
      messageId: 'notice.too-many-values',
    });
  });

  test('too many values and too many parameters', () => {
    const values = (count: number) =>
      Array.from({ length: count }, (_, index) => ['publisher', `p${index}`] as const);
    const many = parseSearchAddress(values(120), { currentYear: 2026 });
    expect(many.query.filters['publisher']).toHaveLength(100);
    expect(many.notices).toHaveLength(20);
    const twoFields = [...values(70), ...values(70).map(([, value]) => ['author', value] as const)];
    const { filters } = parseSearchAddress(twoFields, { currentYear: 2026 }).query;
    expect(Object.values(filters).flat()).toHaveLength(100);
    const most = parseSearchAddress(values(100_000), { currentYear: 2026 });
    expect(most.notices).toHaveLength(20);
  });
});

describe('addresses of the older portal', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['fv0=sea&f0=q', { keyword: 'sea' }],
    ['fv0=sea&f0=q&fv1=level&f1=q&op1=and', { keyword: 'sea level' }],
    [
      'fv0=ocean&f0=resulttitle&fv1=Smith&f1=resultauthor&op1=and',
      { filters: { title: ['ocean'], author: ['Smith'] } },
    ],
    ['orcid=0000-0002-1825-0097', { filters: { orcid: ['0000-0002-1825-0097'] } }],
    ['fv0=0000-0002-1825-0097&f0=authorid', { filters: { orcid: ['0000-0002-1825-0097'] } }],
    [
      'fv0=ocean&f0=resulttitle&fv1=0000-0002-1825-0097&f1=orcid&op1=or',
      { text: 'title:ocean OR author:0000-0002-1825-0097' },
    ],
    ['fv0=ocean&f0=resulttitle&fv1=Smith&f1=resultauthor&op1=or', { text: 'title:ocean OR author:Smith' }],
    ['fv0=sea+level&f0=q&fv1=ice&f1=resulttitle&op1=not', { text: 'sea level NOT title:ice' }],
    ['fv0=range2018:2020&f0=resultacceptanceyear', { from: 2018, to: 2020 }],
    ['year=2018', { from: 2018, to: 2018 }],
    ['qf=true&keyword=sea', { keyword: 'sea' }],
    ['sortBy=resultdateofacceptance,descending', { sort: 'newest' }],
    ['sortBy=publicationDate+ASC', { sort: 'oldest' }],
    ['sortBy=&keyword=sea', { keyword: 'sea' }],
    ['type=publications,datasets', { types: ['publication', 'dataset'] }],
    ['type=products', {}],
    ['resultbestaccessright=%22Open+Access%22', { filters: { access: ['OPEN'] } }],
    ['relfunder=ec__________::EC||European+Commission||EC', { filters: { funder: ['ec__________::EC'] } }],
    ['instancetypename=%22Article%22,%22Thesis%22', { filters: { instanceType: ['Article', 'Thesis'] } }],
    ['pageSize=20', { size: 20 }],
    // Addresses as they are found in other sites' links.
    ['fv0=10.1038/nphys1170', { keyword: '10.1038/nphys1170' }],
    ['fv0=%22sea+level%22&f0=q&active=result', { keyword: '"sea level"' }],
    ['fv0=%22sea+level%22&f0=q&fv1=ice&f1=resulttitle&op1=or', { text: '"sea level" OR title:ice' }],
    ['type=%22datasets%22,%22software%22', { types: ['dataset', 'software'] }],
    ['resultbestaccessright=%22Open%2520Access%22', { filters: { access: ['OPEN'] } }],
    [
      'relfunder=%22ec__________%253A%253AEC%257C%257CEuropean%2520Commission%257C%257CEC%22',
      { filters: { funder: ['ec__________::EC'] } },
    ],
    ['fv0=&f0=q&fv1=ice&f1=resulttitle&op1=or', { filters: { title: ['ice'] } }],
    ['relfunder=%22100%25%22', { filters: { funder: ['100%'] } }],
  ])('%s', (address, wanted) =>
    expect(parse(address)).toEqual({ query: { ...EMPTY_QUERY, ...wanted }, notices: [] }),
  );

  test('an incomplete pair, or a pair of an unknown field, causes a notice', () => {
    expect(parse('f0=q').notices).toEqual([
      { param: 'f0', value: 'q', messageId: 'notice.unknown-parameter' },
    ]);
    expect(parse('f0=nofield&fv0=sea').notices.map(({ param }) => param)).toEqual(['f0', 'fv0']);
  });
});

describe('the address of a query', () => {
  test.each<[Partial<SearchQuery>, string]>([
    [{}, ''],
    [
      { keyword: 'sea level', types: ['publication'], filters: { access: ['OPEN'] }, from: 2018 },
      'keyword=sea+level&type=publications&access=OPEN&from=2018',
    ],
    [{ kind: 'project', page: 2, size: 50, sort: 'title' }, 'type=projects&sort=title&page=2&size=50'],
    [{ filters: { country: ['GR', 'DE'], access: ['OPEN'] } }, 'access=OPEN&country=DE&country=GR'],
    [
      {
        types: ['dataset'],
        filters: { country: ['DE'] },
        excluded: { type: ['software'], country: ['GR', 'FR'] },
        matchAll: ['country'],
      },
      'type=datasets&country=DE&not.type=software&not.country=FR&not.country=GR&all=country',
    ],
    [{ keyword: 'sea', filters: { since: ['2026-11-01'] } }, 'keyword=sea&since=2026-11-01'],
    [{ kind: 'service', text: 'a&b' }, 'q=a%26b&type=services'],
  ])('%j → %s', (wanted, address) =>
    expect(formatSearchAddress({ ...EMPTY_QUERY, ...wanted })).toBe(address),
  );

  test('the empty query', () => {
    expect(isEmptyQuery(EMPTY_QUERY)).toBe(true);
    expect(isEmptyQuery({ ...EMPTY_QUERY, kind: 'project' })).toBe(false);
    expect(formatResultsAddress(EMPTY_QUERY)).toBe('type=research-outcomes');
    expect(formatResultsAddress(query('keyword=sea'))).toBe('keyword=sea');
  });
});

describe('properties', () => {
  test.each(SEARCHED_KINDS)('%s: every query comes back from its address, without a notice', (kind) =>
    fc.assert(
      fc.property(anyQuery(kind), (asked) => {
        expect(parse(formatSearchAddress(asked))).toEqual({ query: asked, notices: [] });
      }),
      { numRuns: 300 },
    ),
  );

  test('any address gives a query whose address is stable', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.oneof(
              fc.constantFrom(
                'type',
                'keyword',
                'q',
                'from',
                'to',
                'page',
                'size',
                'sort',
                'access',
                'country',
                'not.access',
                'not.type',
                'not.country',
                'all',
                'date',
                'related',
              ),
              fc.constantFrom(
                'f0',
                'fv0',
                'op0',
                'f1',
                'fv1',
                'op1',
                'sortBy',
                'year',
                'relfunder',
                '__proto__',
              ),
              fc.string(),
            ),
            fc.oneof(
              fc.constantFrom(
                'projects',
                'publications',
                '2018',
                '2020',
                'or',
                'not',
                'q',
                'resulttitle',
                'OPEN',
                'country',
                'Cites:x',
              ),
              fc.string({ unit: 'binary' }),
            ),
          ),
        ),
        (entries) => {
          const first = parseSearchAddress(entries, { currentYear: 2026 }).query;
          expect(parse(formatSearchAddress(first))).toEqual({ query: first, notices: [] });
        },
      ),
      { numRuns: 2000 },
    ));
});

test.each([
  ['box=1,2,3', 'box', '1,2,3'],
  ['north=50&south=60', 'box', '-180,60,180,50'],
  ['north=far', 'box', '-180,-90,180,far'],
])('the area of %s is left out with its own notice', (address, param, value) => {
  expect(parse(address)).toEqual({
    query: EMPTY_QUERY,
    notices: [{ param, value, messageId: 'notice.area' }],
  });
});
