import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  EMPTY_QUERY,
  toGraphParameters,
  withFilter,
  withKeyword,
  withYears,
} from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { setupTestApi } from '../testing/start-test-api.ts';

type Entry = [name: string, value: string];

const api = setupTestApi();
/** The values of all products by facet field. */
let values: Readonly<Record<string, readonly string[]>>;

/** The filters of the Graph API that accept facet values. */
const PARAMETERS = {
  type: 'type',
  access: 'accessRightLabel',
  funder: 'relFunder',
  country: 'countryCode',
  fos: 'fos',
  language: 'language',
  organization: 'relOrganizationId',
  community: 'relCommunityId',
} as const;
const FIELDS = [...Object.keys(PARAMETERS), 'sdg', 'publisher'];
/** The values that their parameter names differently. */
const WORDS: Readonly<Record<string, string>> = {
  OPEN: 'Open Access',
  CLOSED: 'Closed Access',
  'OPEN SOURCE': 'Open Source',
};

const address = (entries: readonly Entry[]): string =>
  `research-products?${new URLSearchParams([...entries]).toString()}`;
const total = async (entries: readonly Entry[]): Promise<number> =>
  (await api.search(address([...entries, ['pageSize', '1']]))).header.numFound;
const facetOf = async (entries: readonly Entry[], field: string) => {
  const { facets } = await api.search(address([...entries, ['facets', field], ['facetSize', '200']]));
  return facets?.[field]?.values ?? [];
};

beforeAll(async () => {
  const counted = await Promise.all(
    FIELDS.map(async (field) => [field, (await facetOf([], field)).map(({ value }) => value)] as const),
  );
  values = Object.fromEntries(counted);
  for (const [, found] of counted) expect(found.length).toBeGreaterThan(1);
});

/** Some values of a field and other filters. */
const choice = (fields: readonly string[]) =>
  fc.constantFrom(...fields).chain((field) =>
    fc.record({
      field: fc.constant(field),
      chosen: fc.subarray([...(values[field] ?? [])], { maxLength: 2 }),
      excluded: fc.subarray([...(values[field] ?? [])], { maxLength: 2 }),
      others: fc.subarray<Entry>([
        ['search', 'sea OR wind'],
        ['fromYear', '2005'],
        ['refine', 'green:true'],
        ['exclude', 'access:CLOSED'],
        ['hasProjectRel', 'true'],
      ]),
    }),
  );

const entries = (name: string, field: string, of: readonly string[]): Entry[] =>
  of.map((value): Entry => [name, `${field}:${value}`]);
const quoted = (of: readonly string[], operator: string): string =>
  `(${of.map((value) => `"${WORDS[value] ?? value}"`).join(` ${operator} `)})`;

/** Expects every count of the field to equal the total after selecting its value with `withValue`. */
const expectTrueCounts = async (
  asked: readonly Entry[],
  field: string,
  withValue: (value: string) => readonly Entry[],
): Promise<void> => {
  const counted = await facetOf(asked, field);
  for (const { value, count } of counted.slice(0, 4))
    expect([value, await total(withValue(value))]).toEqual([value, count]);
};

describe('a count equals the total after selecting the value', () => {
  test('among alternatives', () =>
    fc.assert(
      fc.asyncProperty(choice(FIELDS), async ({ field, chosen, excluded, others }) => {
        const kept = [...others, ...entries('exclude', field, excluded)];
        await expectTrueCounts([...kept, ...entries('refine', field, chosen)], field, (value) => [
          ...kept,
          ['refine', `${field}:${value}`],
        ]);
      }),
      { numRuns: 60 },
    ));
  test('with other values that must all match', () =>
    fc.assert(
      fc.asyncProperty(choice(FIELDS), async ({ field, chosen, others }) => {
        const kept = [...others, ...entries('refineAll', field, chosen)];
        await expectTrueCounts(kept, field, (value) => [...kept, ['refineAll', `${field}:${value}`]]);
      }),
      { numRuns: 60 },
    ));
  test('with one expression of the Graph API', () =>
    fc.assert(
      fc.asyncProperty(
        choice(Object.keys(PARAMETERS)),
        fc.constantFrom('AND', 'OR'),
        async ({ field, chosen, excluded, others }, operator) => {
          const name = PARAMETERS[field as keyof typeof PARAMETERS];
          const asks = (of: readonly string[]): Entry[] => {
            const parts = [
              ...(of.length > 0 ? [quoted(of, operator)] : []),
              ...(excluded.length > 0 ? [`NOT ${quoted(excluded, 'OR')}`] : []),
            ];
            return parts.length > 0 ? [...others, [name, parts.join(' AND ')]] : others;
          };
          const isAll = operator === 'AND' && chosen.length > 1;
          await expectTrueCounts(asks(chosen), field, (value) => asks(isAll ? [...chosen, value] : [value]));
        },
      ),
      { numRuns: 80 },
    ));
});

describe('a count of the portal equals the total after selecting the value (Spec §9)', () => {
  const counted = async (query: SearchQuery, field: string) => {
    const parameters = toGraphParameters(query, { facets: [field], facetSize: 20 });
    return (await api.search(`research-products?${parameters.toString()}`)).facets?.[field]?.values ?? [];
  };
  const totalOf = async (query: SearchQuery): Promise<number> =>
    (await api.search(`research-products?${toGraphParameters(query).toString()}`)).header.numFound;
  const choose = (query: SearchQuery, field: string, values: readonly string[]): SearchQuery =>
    values.reduce((chosen, value) => withFilter(chosen, field, value, true), query);

  test.each([
    ['funder', 'all'],
    ['community', 'all'],
    ['fundingLevel0', 'all'],
    ['project', 'all'],
    ['country', 'any'],
    ['access', 'any'],
    ['organization', 'any'],
  ])('%s: %s of its values', async (field, join) => {
    const others = withYears(withKeyword(EMPTY_QUERY, 'sea OR wind OR data'), 1990, null);
    const free = (await counted(others, field)).map(({ value }) => value);
    expect(free).not.toEqual([]);
    for (const chosen of [[], free.slice(0, 1), free.slice(0, 2)]) {
      const query = choose(others, field, chosen);
      for (const { value, count } of (await counted(query, field)).slice(0, 4))
        expect([value, await totalOf(choose(join === 'all' ? query : others, field, [value]))]).toEqual([
          value,
          count,
        ]);
    }
  });
});

describe('modes of a filter', () => {
  const COUNTRY = 'country';
  test('an excluded value is in no result and in no count', async () => {
    const [none, counted] = await Promise.all([
      total([
        ['exclude', 'country:NL'],
        ['refine', 'country:NL'],
      ]),
      facetOf([['exclude', 'country:NL']], COUNTRY),
    ]);
    expect(none).toBe(0);
    expect(counted.filter(({ value }) => value === 'NL').every(({ count }) => count === 0)).toBe(true);
  });
  test('with and without a value cover all records', async () => {
    const [all, within, without] = await Promise.all([
      total([]),
      total([['refine', 'country:NL']]),
      total([['exclude', 'country:NL']]),
    ]);
    expect(within).toBeGreaterThan(0);
    expect(within + without).toBe(all);
  });
  test.each<[Entry[], Entry[]]>([
    [
      [
        ['refineAll', 'fos:0101 mathematics'],
        ['refineAll', 'type:dataset'],
      ],
      [
        ['refine', 'fos:0101 mathematics'],
        ['refine', 'type:dataset'],
      ],
    ],
    [
      [
        ['refineAll', 'type:dataset'],
        ['refineAll', 'type:software'],
      ],
      [['search', 'nothingatall']],
    ],
    [[['exclude', 'year:2010']], [['publicationYear', 'NOT 2010']]],
    [[['exclude', 'country:NL']], [['countryCode', 'NOT "NL"']]],
  ])('%j has the same results as %j', async (one, other) => {
    expect(await total(one)).toBe(await total(other));
  });
  test.each(['exclude', 'refineAll'])('%s requires field:value', async (name) => {
    expect((await api.failure(`research-products?${name}=type`)).message).toMatch(
      new RegExp(`^Parameter '${name}' must be in the form field:value`),
    );
  });
});

describe('selected and excluded values have a count and a label, however rare', () => {
  test.each<[string, Entry[]]>([
    ['by a parameter', [['relOrganizationId', '(VALUE)']]],
    ['by NOT in a parameter', [['relOrganizationId', 'NOT VALUE']]],
    ['by refine', [['refine', 'organization:VALUE']]],
    ['by exclude', [['exclude', 'organization:VALUE']]],
    ['in a query text', [['q', 'NOT organization:"VALUE"']]],
    [
      'without results',
      [
        ['refine', 'organization:VALUE'],
        ['fromYear', '2999'],
      ],
    ],
  ])('%s', async (_how, entries) => {
    const rare = (await facetOf([], 'organization')).at(-1);
    const asked = entries.map(([name, value]): Entry => [name, value.replace('VALUE', rare?.value ?? '')]);
    const { facets } = await api.search(address([...asked, ['facets', 'organization'], ['facetSize', '1']]));
    expect(facets?.['organization']?.values).toContainEqual(
      expect.objectContaining({ value: rare?.value, label: rare?.label }),
    );
    expect(rare?.label).not.toBe(rare?.value);
  });
});
