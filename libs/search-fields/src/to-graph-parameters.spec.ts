import { describe, expect, test } from '@jest/globals';
import { SEARCHED_KINDS } from '@open-discovery/model';
import fc from 'fast-check';
import { EMPTY_QUERY } from './empty-query.ts';
import { facetFields, facetName } from './facet-fields.ts';
import { graphValue } from './graph-value.ts';
import { parseQueryText } from './query-text/parse-query-text.ts';
import { recognizedIdentifiers } from './recognized-identifiers.ts';
import { sortsOf } from './sorts.ts';
import { anyQuery } from './testing/any-query.ts';
import { toGraphParameters } from './to-graph-parameters.ts';
import type { SearchQuery } from './types.ts';

const parameters = (query: Partial<SearchQuery>, options = {}): [string, string][] => [
  ...toGraphParameters({ ...EMPTY_QUERY, ...query }, options),
];

describe('the parameters of a query', () => {
  test.each<[Partial<SearchQuery>, [string, unknown][]]>([
    [{}, []],
    [{ keyword: 'sea AND level' }, [['search', 'sea AND level']]],
    [{ text: 'title:sea' }, [['q', 'title:sea']]],
    [{ types: ['publication'] }, [['type', 'publication']]],
    [{ types: ['publication', 'dataset'] }, [['type', 'publication OR dataset']]],
    [{ filters: { access: ['OPEN', 'EMBARGO'] } }, [['accessRightLabel', '"Open Access" OR Embargo']]],
    [{ filters: { sdg: ['16. Peace & justice'] } }, [['sdgLabel', '"16. Peace & justice"']]],
    [{ filters: { project: ['corda__h2020::1'] } }, [['relProjectId', 'corda__h2020::1']]],
    [
      { filters: { publisher: ['Sea: Press', 'B'] } },
      [
        ['refine', 'publisher:Sea: Press'],
        ['refine', 'publisher:B'],
      ],
    ],
    [{ filters: { country: ['GR', 'DE'] }, matchAll: ['country'] }, [['countryCode', 'GR AND DE']]],
    [{ filters: { country: ['GR'] }, matchAll: ['country'] }, [['countryCode', 'GR']]],
    [{ filters: { funder: ['EC', 'NSF'] } }, [['relFunder', 'EC AND NSF']]],
    [{ filters: { community: ['a', 'b', 'c'] } }, [['relCommunityId', 'a AND b AND c']]],
    [{ filters: { fundingLevel0: ['a::b', 'c'] } }, [['relFundingLevel0Id', 'a::b AND c']]],
    [{ filters: { box: ['4.7,52.25,5.05,52.45'] } }, [['box', '4.7,52.25,5.05,52.45']]],
    [{ excluded: { country: ['GR', 'DE'] } }, [['countryCode', 'NOT GR AND NOT DE']]],
    [
      { filters: { access: ['OPEN', 'EMBARGO'] }, excluded: { access: ['CLOSED'] } },
      [['accessRightLabel', '("Open Access" OR Embargo) AND NOT "Closed Access"']],
    ],
    [
      { filters: { country: ['EUROPE', 'US'] }, excluded: { country: ['GR'] } },
      [['countryCode', expect.stringMatching(/^\(\(AD OR AL OR .* OR XK\) OR US\) AND NOT GR$/)]],
    ],
    [{ excluded: { type: ['dataset'] } }, [['type', 'NOT dataset']]],
    [
      { filters: { publisher: ['B'] }, excluded: { publisher: ['A "1"'] } },
      [
        ['refine', 'publisher:B'],
        ['exclude', 'publisher:A "1"'],
      ],
    ],
    [
      { kind: 'service', filters: { domain: ['a', 'b'] }, matchAll: ['domain'] },
      [
        ['refineAll', 'domain:a'],
        ['refineAll', 'domain:b'],
      ],
    ],
    [{ kind: 'service', excluded: { title: ['sea'] } }, [['q', 'NOT title:"sea"']]],
    [{ filters: { related: ['IsCitedBy:x y'] } }, [['relatedTo', 'IsCitedBy:x y']]],
    [
      { filters: { related: ['Cites:x', 'Cites:y'] } },
      [
        ['relatedTo', 'Cites:x'],
        ['relatedTo', 'Cites:y'],
      ],
    ],
    [{ filters: { orcid: ['0000-0002-1825-0097'] } }, [['authorId', '0000-0002-1825-0097']]],
    [{ filters: { authorName: ['Smith, J.'] } }, [['refine', 'author:Smith, J.']]],
    [
      { filters: { authorName: ['0000-0002-1825-0097', 'Smith, J.'] } },
      [
        ['refineAll', 'author:0000-0002-1825-0097'],
        ['refineAll', 'author:Smith, J.'],
      ],
    ],
    [
      { from: 2018, to: 2020 },
      [
        ['fromPublicationYear', '2018'],
        ['toPublicationYear', '2020'],
      ],
    ],
    [{ kind: 'project', from: 2018 }, [['fromYear', '2018']]],
    [{ kind: 'organization', from: 2018 }, []],
    [{ filters: { date: ['2018-01-01..'] } }, [['fromPublicationDate', '2018-01-01']]],
    [{ filters: { since: ['2026-11-01'] } }, [['since', '2026-11-01']]],
    [{ kind: 'project', filters: { startYear: ['2018', '2019'] } }, [['startYear', '2018 OR 2019']]],
    [{ kind: 'project', filters: { mandateData: ['true'] } }, [['refine', 'mandateData:true']]],
    [{ kind: 'project', filters: { funder: ['EC'] } }, [['fundingShortName', 'EC']]],
    [{ kind: 'service', filters: { title: ['sea'] } }, [['q', 'title:("sea")']]],
    [
      { kind: 'service', text: 'a OR b', filters: { title: ['sea', 'ice'] } },
      [
        ['q', 'a OR b'],
        ['q', 'title:("sea" OR "ice")'],
      ],
    ],
    [{ kind: 'community', filters: { role: ['manager'] } }, [['role', 'manager']]],
    [{ filters: { nofield: ['x'] } }, []],
    [{ sort: 'newest' }, [['sortBy', 'publicationDate DESC']]],
    [{ sort: 'cited' }, [['sortBy', 'citationCount DESC']]],
    [{ sort: 'viewed' }, [['sortBy', 'views DESC, relevance DESC']]],
    [{ kind: 'project', sort: 'oldest' }, [['sortBy', 'startDate ASC']]],
    [{ kind: 'service', sort: 'title' }, [['sortBy', 'title ASC']]],
    [{ kind: 'service', sort: 'cited' }, []],
    [
      { page: 3, size: 20 },
      [
        ['page', '3'],
        ['pageSize', '20'],
      ],
    ],
  ])('%j', (query, wanted) => expect(parameters(query)).toEqual(wanted));

  test.each<[string, Partial<SearchQuery>, string, boolean]>([
    ['a field that requires all values', { filters: { funder: ['EC'] } }, 'funder', true],
    [
      'one that the search requires all of',
      { filters: { country: ['GR'] }, matchAll: ['country'] },
      'country',
      true,
    ],
    ['one of alternatives', { filters: { country: ['GR'] } }, 'country', false],
    ['another facet', { filters: { funder: ['EC'] } }, 'country', false],
    ['the co-authors of a person', { filters: { orcid: ['0000-0002-1825-0097'] } }, 'authorName', true],
    ['the co-authors of a name', { filters: { author: ['Smith'] } }, 'authorName', false],
    ['other facets of a person', { filters: { orcid: ['0000-0002-1825-0097'] } }, 'country', false],
  ])('the counts of %s are within its only value: %j', (_what, query, facet, isWithin) => {
    const asked = toGraphParameters({ ...EMPTY_QUERY, ...query }, { facets: [facet] });
    expect(asked.has('refineAll')).toBe(isWithin);
  });

  test('only existing facets, each once', () =>
    expect(
      parameters(
        {},
        {
          facets: ['access', 'year', 'access', 'nofield', 'related'],
          facetSize: 20,
          facetDistinct: false,
          facetsAtOnce: 5,
          highlight: true,
        },
      ),
    ).toEqual([
      ['facets', 'access,year'],
      ['facetSize', '20'],
      ['facetDistinct', 'false'],
      ['facetsAtOnce', '5'],
      ['highlight', 'true'],
    ]));

  test('the fields of the results', () =>
    expect(parameters({}, { select: ['mainTitle', 'pids'] })).toEqual([['select', 'mainTitle,pids']]));

  test('facet values that contain a text', () =>
    expect(
      parameters({}, { facets: ['country'], facetContains: { field: 'country', text: 'gree: c' } }),
    ).toEqual([
      ['facets', 'country'],
      ['facetContains', 'country:gree: c'],
    ]));

  test('no facets, no size', () =>
    expect(parameters({}, { facets: [], facetSize: 20, highlight: false })).toEqual([]));

  test('values that are too long for one parameter use several', () => {
    const publishers = ['a', 'b', 'c'].map((letter) => letter.repeat(390));
    expect(parameters({ filters: { fos: publishers } }).map(([name]) => name)).toEqual(['fos', 'fos', 'fos']);
  });
});

test('a condition that is too long for one parameter and cannot be split becomes query texts', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(390));
  const chosen = [a, b, c].flatMap((one) => one ?? []);
  const names = (query: Partial<SearchQuery>) =>
    parameters(query).map(([name, value]) => `${name} ${value.slice(0, 7)}`);
  expect(names({ filters: { fos: chosen }, matchAll: ['fos'] })).toEqual([
    'q fos:"aa',
    'q fos:"bb',
    'q fos:"cc',
  ]);
  expect(names({ filters: { fos: chosen }, excluded: { fos: ['d'] } })).toEqual([
    'fos aaaaaaa',
    'fos bbbbbbb',
    'fos ccccccc',
    'q NOT fos',
  ]);
});

describe('an ambiguous value is quoted', () => {
  test.each([
    ['EC', 'EC'],
    ['corda__h2020::5f7d0cbb1a2b', 'corda__h2020::5f7d0cbb1a2b'],
    ['2018', '2018'],
    ['two words', '"two words"'],
    ['OR', '"OR"'],
    ['not', '"not"'],
    ['a,b', '"a,b"'],
    ['a(b)', '"a(b)"'],
    ['-a', '"-a"'],
    ['a*', '"a*"'],
    ['say "sea"', '"say \\"sea\\""'],
    ['back\\slash', '"back\\\\slash"'],
    ['', '""'],
  ])('%s → %s', (value, written) => expect(graphValue(value)).toBe(written));

  test('property: parsing returns the values', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== ''),
          { minLength: 1 },
        ),
        (values) => {
          const { tree, problems } = parseQueryText(values.map(graphValue).join(' OR '), { fields: [] });
          const leaves = 'nodes' in tree ? tree.nodes : [tree];
          expect(problems).toEqual([]);
          expect(leaves.map((leaf) => ('text' in leaf ? leaf.text : null))).toEqual(values);
        },
      ),
    ));
});

test.each(SEARCHED_KINDS)('%s: every query and every offered facet has its parameters', (kind) => {
  expect(sortsOf(kind)[0]).toBe('relevance');
  const facets = facetFields(kind, EMPTY_QUERY).map(({ name }) => name);
  fc.assert(
    fc.property(anyQuery(kind), (query) => {
      const entries = [...toGraphParameters(query, { facets })];
      expect(entries.every(([name, value]) => name !== '' && value !== '')).toBe(true);
      expect(entries.find(([name]) => name === 'facets')?.[1].split(',')).toHaveLength(facets.length);
    }),
  );
});

describe('identifiers typed into the search box', () => {
  test.each([
    ['10.5281/ZENODO.2659', ['doi 10.5281/zenodo.2659']],
    ['https://orcid.org/0000-0002-1825-0097', ['orcid 0000-0002-1825-0097']],
    ['see doi:10.1000/a and doi:10.1000/A', ['doi 10.1000/a']],
    ['doi:10.1/a1 doi:10.1000/b doi:10.1000/c doi:10.1000/d doi:10.1000/e', 3],
    ['sea level', []],
    ['', []],
  ])('%s', (keyword, wanted) => {
    const found = recognizedIdentifiers({ keyword }).map(({ scheme, value }) => `${scheme} ${value}`);
    if (typeof wanted === 'number') expect(found).toHaveLength(wanted);
    else expect(found).toEqual(wanted);
  });
});

test.each([
  ['the world', {}, 'cell20'],
  ['a continent', { box: ['-20,30,50,70'] }, 'cell20'],
  ['a country', { box: ['3.4,50.8,7.2,53.6'] }, 'cell5'],
  ['islands at the meridian of 180 degrees', { box: ['170,-20,-170,-10'] }, 'cell5'],
])('the map of %s has cells of a fitting size', (_where, filters, cells) => {
  const facets = parameters({ filters }, { facets: ['box'] }).find(([name]) => name === 'facets');
  expect(facets).toEqual(['facets', cells]);
  expect(facetName('product', cells)).toBe('box');
});
