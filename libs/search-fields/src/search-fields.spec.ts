import { describe, expect, test } from '@jest/globals';
import { SEARCHED_KINDS } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import { chosenValues, facetFields } from './facet-fields.ts';
import { dependentFields, searchField, yearRangeField } from './field-lookups.ts';
import { RELATED_FIELD, SEARCH_FIELDS } from './search-fields.ts';

const namesOf = (kind: SearchedKind): string[] => SEARCH_FIELDS[kind].map(({ name }) => name);
const EVERY_FIELD = SEARCHED_KINDS.flatMap((kind) =>
  SEARCH_FIELDS[kind].map((field) => [kind, field.name, field] as const),
);

describe('the search fields of each kind (Spec §3)', () => {
  test.each<[SearchedKind, string]>([
    [
      'product',
      'title author orcid subject guideline abstract publisher pid hostingSource instanceType language',
    ],
    [
      'product',
      'community project funder fundingLevel0 fundingLevel1 fundingLevel2 date year access collectedFrom',
    ],
    ['product', 'country sdg fos type organization'],
    ['project', 'acronym title keywords funder fundingLevel0 fundingLevel1 fundingLevel2 startYear endYear'],
    ['project', 'startDate endDate activeYear mandatePublications mandateData code organization country'],
    [
      'dataSource',
      'title subject sourceType language contentType compatibility thematic jurisdiction country pid',
    ],
    ['organization', 'title shortName country'],
    ['community', 'communityType access role'],
    ['service', 'title subject domain category community organization'],
  ])('%s: %s', (kind, names) => expect(namesOf(kind)).toEqual(expect.arrayContaining(names.split(' '))));

  test.each(SEARCHED_KINDS)('%s: no name and no parameter twice', (kind) => {
    const params = SEARCH_FIELDS[kind].map(({ param }) => param);
    expect(new Set(namesOf(kind)).size).toBe(namesOf(kind).length);
    expect(new Set(params).size).toBe(params.length);
  });
});

describe('the order of the page', () => {
  test.each<[SearchedKind, string]>([
    [
      'product',
      'year access type fos funder authorName sdg country box language license programmingLanguage community hostingSource organization publisher collectedFrom',
    ],
    ['project', 'startYear funder organization country mandatePublications mandateData'],
    ['dataSource', 'sourceType compatibility country jurisdiction contentType language thematic'],
    ['service', 'category domain community'],
    ['organization', 'country box'],
    ['community', 'communityType access'],
  ])('%s: %s', (kind, names) =>
    expect(facetFields(kind, { types: [], filters: {} }).map(({ name }) => name)).toEqual(names.split(' ')),
  );
});

describe('dependent fields are offered after their parent and only with it (Spec §4)', () => {
  test.each<[string, Parameters<typeof facetFields>[1], string]>([
    ['the type', { types: ['dataset'], filters: {} }, 'type instanceType'],
    ['the funder', { types: [], filters: { funder: ['EC'] } }, 'funder fundingLevel0 project'],
    [
      'level 0',
      { types: [], filters: { funder: ['EC'], fundingLevel0: ['a'] } },
      'funder fundingLevel0 fundingLevel1 project',
    ],
    [
      'level 1',
      { types: [], filters: { fundingLevel0: ['a'], fundingLevel1: ['b'] } },
      'funder fundingLevel1 fundingLevel2',
    ],
    ['no value at all', { types: [], filters: { funder: [] } }, 'funder'],
  ])('chosen: %s', (_chosen, query, names) => {
    const offered = facetFields('product', query).map(({ name }) => name);
    const related = [
      'type',
      ...dependentFields('product', 'type'),
      'funder',
      ...dependentFields('product', 'funder'),
    ];
    const wanted = names.split(' ');
    expect(
      offered.filter((name) => related.includes(name) && (name !== 'type' || wanted.includes('type'))),
    ).toEqual(wanted.includes('type') ? [...wanted, 'funder'] : wanted);
  });

  test('funding levels chain on the funder, project depends on it, instance type on type', () => {
    expect(dependentFields('product', 'funder')).toEqual([
      'fundingLevel0',
      'fundingLevel1',
      'fundingLevel2',
      'project',
    ]);
    expect(dependentFields('product', 'type')).toEqual(['instanceType']);
  });

  test('exactly the fields with a parent are hidden', () => {
    expect(EVERY_FIELD.filter(([, , { hidden, parent }]) => hidden !== (parent !== null))).toEqual([]);
    const hidden = SEARCH_FIELDS.product.filter((field) => field.hidden).map(({ name }) => name);
    expect(hidden.sort()).toEqual([
      'fundingLevel0',
      'fundingLevel1',
      'fundingLevel2',
      'instanceType',
      'project',
    ]);
  });
});

test('funder, levels, project, community, the active years and authors combine with and, others with or (Spec §9)', () => {
  const and = new Set(
    EVERY_FIELD.filter(([, , { equalityOperator }]) => equalityOperator === 'and').map(([, name]) => name),
  );
  expect([...and].sort()).toEqual(
    [
      'activeYear',
      'authorName',
      'community',
      'funder',
      'fundingLevel0',
      'fundingLevel1',
      'fundingLevel2',
      'project',
    ].sort(),
  );
});

test('a field has one of the types, operators and ways of choosing of the specification (Spec §3)', () => {
  const used = (of: keyof (typeof EVERY_FIELD)[number][2]) =>
    [...new Set(EVERY_FIELD.map(([, , field]) => field[of]))].sort();
  expect(used('type')).toEqual([
    'area',
    'boolean',
    'date',
    'entity',
    'keyword',
    'refine',
    'vocabulary',
    'year',
  ]);
  expect(used('filterType')).toEqual(['checkbox', 'none', 'radio', 'range']);
  expect(used('operator')).toEqual(['=', 'exact']);
  expect(used('equalityOperator')).toEqual(['and', 'or']);
});

test('every field has a message for its label', () => {
  expect(EVERY_FIELD.filter(([, , { messageId }]) => !/^field\.\w+$/.test(messageId))).toEqual([]);
  expect(searchField('service', 'organization')?.messageId).toBe('field.provider');
});

describe('field lookups', () => {
  test.each<[SearchedKind, string | null]>([
    ['product', 'year'],
    ['project', 'activeYear'],
    ['organization', null],
  ])('from and to of %s narrow %s', (kind, name) => expect(yearRangeField(kind)?.name ?? null).toBe(name));

  test.each(['nofield', '__proto__', 'constructor', ''])('%j is not a field and has no values', (name) => {
    expect(searchField('product', name)).toBeNull();
    expect(chosenValues({ types: [], filters: {} }, name)).toEqual([]);
  });

  test('every kind has the relation field', () =>
    expect(SEARCHED_KINDS.map((kind) => searchField(kind, 'related'))).toEqual(
      SEARCHED_KINDS.map(() => RELATED_FIELD),
    ));
});
