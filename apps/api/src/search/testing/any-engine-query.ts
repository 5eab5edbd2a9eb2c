import { FACET_FIELDS, GRAPH_SCHEMA } from '@open-discovery/graph-index';
import { SEARCHED_KINDS } from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import { parseQueryText, QUERY_FIELDS } from '@open-discovery/search-fields';
import type { QueryNode } from '@open-discovery/search-fields';
import fc from 'fast-check';
import type { EngineQuery, FacetRequest, Filter, FilterCondition, SortField } from '../engine-query.ts';
import { HARD_TEXTS } from './hard-texts.ts';

const namesOf = <Name extends string>(fields: readonly { readonly name: Name }[]): Name[] =>
  fields.map(({ name }) => name);

const TEXT_FIELDS = namesOf(GRAPH_SCHEMA.text);
const KEYWORD_FIELDS = namesOf(GRAPH_SCHEMA.keyword);
const NUMBER_FIELDS = namesOf(GRAPH_SCHEMA.number);

/** Words and values of the golden corpus. */
const KNOWN = [
  ...['sea', 'level', 'glacier', 'climate', 'data', 'Größe', 'größe', 'Frisian', 'constructor', 'CO2'],
  ...['Doe, Jane', 'Müller, Jürgen', "O'Neill, Sinéad", '0000-0002-1825-0097', '海平面上升的观测', 'البحر'],
  ...['Tidal Press', '~Tidal Press', '~tidal press', 'Open Shore', 'OPEN', 'open', 'OPEN SOURCE'],
  ...['publication', 'dataset', 'Article', 'eng', 'deu/ger', 'NL', '0101 mathematics', '13', 'EC', 'C5'],
  ...['true', 'product', 'project', '1999', '2021-03-04', '10.5555/test.7', '10.1234/Frisia', 'PRO3'],
  ...['EC::H2020::RIA', 'https://ror.org/01ggx4157', idOf('org', 1), `~${idOf('org', 2)}`],
  ...[idOf('test', 3), `Cites ${idOf('test', 3)}`],
];

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 4, arbitrary: fc.constantFrom(...HARD_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

const field = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXT_FIELDS) },
  { weight: 5, arbitrary: fc.constantFrom(...QUERY_FIELDS) },
  fc.constantFrom('nofield', '__proto__', '_id', 'place', 'kept'),
);

const bound = fc.option(
  fc.oneof(fc.constantFrom('2018', '2018-01-01', '0', '-5', '999999999', '-999999999', '2000-02-29'), text),
  { nil: null },
);

const tree: fc.Arbitrary<QueryNode> = fc.letrec<{ tree: QueryNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      op: fc.constantFrom('word' as const, 'phrase' as const, 'prefix' as const),
      field: fc.option(field, { nil: null, freq: 1 }),
      text,
    }),
    fc.record({
      op: fc.constant('range' as const),
      field: fc.oneof(fc.constantFrom(...NUMBER_FIELDS), field),
      from: bound,
      to: bound,
    }),
    fc.constant<QueryNode>({ op: 'all' }),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      nodes: fc.array(tie('tree'), { maxLength: 4 }),
    }),
    fc.record({ op: fc.constant('not' as const), node: tie('tree') }),
  ),
})).tree;

const written = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: text },
      fc.tuple(field, text).map(([name, value]) => `${name}:${value}`),
      fc.tuple(field, text).map(([name, value]) => `${name}:"${value}"`),
      fc.tuple(field, bound, bound).map(([name, from, to]) => `${name}:[${from ?? '*'} TO ${to ?? '*'}]`),
      fc.constantFrom('AND', 'OR', 'NOT', '-', '(', ')', '"', '&&', '||'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parseQueryText(parts.join(' ')).tree);

const number = fc.option(
  fc.oneof(
    fc.integer({ min: -100, max: 22_000 }),
    fc.constantFrom(0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300, -1e300),
  ),
  { nil: null },
);

const condition: fc.Arbitrary<FilterCondition> = fc.letrec<{ condition: FilterCondition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      is: fc.constant('any' as const),
      field: fc.constantFrom(...KEYWORD_FIELDS, 'id'),
      values: fc.array(text, { maxLength: 4 }),
    }),
    fc.record({
      is: fc.constant('range' as const),
      field: fc.constantFrom(...NUMBER_FIELDS),
      from: number,
      to: number,
    }),
    fc.record({ is: fc.constant('text' as const), text: tree }),
    fc.record({
      is: fc.constant('exists' as const),
      field: fc.constantFrom(...KEYWORD_FIELDS, ...NUMBER_FIELDS, ...TEXT_FIELDS),
    }),
    fc.record({ is: fc.constant('not' as const), condition: tie('condition') }),
    fc.record({
      is: fc.constantFrom('all-of' as const, 'any-of' as const),
      conditions: fc.array(tie('condition'), { maxLength: 3 }),
    }),
  ),
})).condition;

const filter: fc.Arbitrary<Filter> = fc
  .tuple(fc.constantFrom(...KEYWORD_FIELDS, ...NUMBER_FIELDS), condition)
  .map(([name, one]) => ({ ...one, name }));

const facet: fc.Arbitrary<FacetRequest> = fc.record(
  {
    field: fc.constantFrom(...FACET_FIELDS),
    size: fc.constantFrom(0, 1, 3, 10, 200),
    including: fc.array(text, { maxLength: 3 }),
    contains: text,
    distinct: fc.constant(true),
  },
  { requiredKeys: ['field', 'size', 'distinct'] },
);

const SORTS: readonly SortField[] = [
  ...(['relevance', 'textRelevance', 'date', 'collected', 'citations', 'views', 'influence'] as const),
  ...(['popularity', 'impulse', 'startDate', 'endDate', 'title'] as const),
];

/** Generates searches over the whole grammar, with words and values of the golden corpus and texts that are hard. */
export const anyEngineQuery: fc.Arbitrary<EngineQuery> = fc.record(
  {
    kind: fc.constantFrom('product', 'product', 'person', null, ...SEARCHED_KINDS),
    text: fc.oneof(fc.constant<QueryNode>({ op: 'all' }), tree, written),
    filters: fc.array(filter, { maxLength: 3 }),
    facets: fc.uniqueArray(facet, { maxLength: 4, selector: (one) => one.field }),
    onePerWork: fc.boolean(),
    sort: fc.array(fc.record({ by: fc.constantFrom(...SORTS), descending: fc.boolean() }), { maxLength: 3 }),
    offset: fc.constantFrom(0, 0, 0, 1, 7, 100, 1000),
    limit: fc.constantFrom(0, 1, 10, 100, 500),
    highlight: fc.boolean(),
    explain: fc.boolean(),
  },
  { requiredKeys: ['kind', 'text', 'filters', 'offset', 'limit'] },
);
