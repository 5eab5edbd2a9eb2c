import fc from 'fast-check';
import type { QueryNode } from '../types.ts';
import { QUERY_FIELDS } from '../query-text/query-fields.ts';

/** Words that other query languages read as operators, fields, wildcards or ranges. */
const FOREIGN_WORDS = String.raw`
  sea TI=sea NEAR/3 adj2 sea~2 sea^ sea[ti] sea[mesh wom?n +a + AND || OR NOT TO - -a * a* a** .. a..b [a \ \AND a\
  title:x TITLE: orcid:x :x 10.1038/x:y “a” " (a) \* a\-
`
  .trim()
  .split(/\s+/);

/** Generates text that is hard to print: operators, quotation marks, fields, escapes, lone surrogates. */
const text = fc.oneof(
  fc.constantFrom(...FOREIGN_WORDS, 'a b', ' ', '', '\uD800'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...'\\*.-:"()[] a”', 'title', '10.1000/'), maxLength: 7 }),
);
const field = fc.option(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('title', 'year', 'access') },
    fc.constantFrom(...QUERY_FIELDS, 'orcid', 'Title', 'nofield', '__proto__', ''),
  ),
  { nil: null },
);
const end = fc.option(fc.oneof(fc.constantFrom('2018', '2018-01-01', '-5', '*', 'a b'), text), { nil: null });

/** Generates any tree that the types allow, normalized or not. */
export const anyTree: fc.Arbitrary<QueryNode> = fc.letrec<{ tree: QueryNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.record({ op: fc.constantFrom('word' as const, 'phrase' as const, 'prefix' as const), field, text }),
    fc.record({
      op: fc.constant('range' as const),
      field: field.map((name) => name ?? 'year'),
      from: end,
      to: end,
    }),
    fc.constant<QueryNode>({ op: 'all' }),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      nodes: fc.array(tie('tree'), { maxLength: 4 }),
    }),
    fc.record({ op: fc.constant('not' as const), node: tie('tree') }),
  ),
})).tree;

/** Parts of queries, complete and cut off. */
const PARTS = String.raw`
  title: year: 2018..2020 ( ) " “ AND OR NOT - * \ 10.1000/a( TITLE( AU:( TI=" "sea"~3 +
`
  .trim()
  .split(/\s+/);

/** Generates query texts, valid and malformed. */
export const anyQueryText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.oneof(text, fc.constantFrom(...PARTS, '[2018 TO', '"sea"[mesh terms]', ' ')), { maxLength: 12 })
    .chain((parts) => fc.constantFrom('', ' ').map((gap) => parts.join(gap))),
);
