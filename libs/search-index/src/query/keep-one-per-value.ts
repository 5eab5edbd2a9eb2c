import type { Generation } from '../generation/generation.ts';
import { fieldIndex } from '../generation/generation-files.ts';
import type { OnePerValue } from '../query-types.ts';
import { SETS } from '../storage/keyword-column-writer.ts';
import type { KeywordColumn } from '../storage/keyword-column.ts';
import { NO_NUMBERS } from '../storage/number-column.ts';
import { DocSet } from './doc-set.ts';
import { byNumber } from './sort-columns.ts';
import { HitOrder } from './sort-hits.ts';

/** Returns the first value of a document as its ordinal in the field, or -1 without one. */
const valueOf = ({ kind, starts, codes, ordinals }: KeywordColumn, document: number): number => {
  const list = kind === SETS ? (codes[document] as number) : document;
  const start = starts[list] as number;
  return start === starts[list + 1] ? -1 : (ordinals[start] as number);
};

/**
 * Returns the documents without a value of a field and, of those that share a value, the first by a number field. Two passes
 * over the matches find them, so their number is exact.
 */
export const keepOnePerValue = (
  generation: Generation,
  { field, first: { by, descending, atMost } }: OnePerValue,
  matches: DocSet,
): DocSet => {
  const { schema } = generation.manifest;
  const at = schema.keyword.findIndex(({ name }) => name === field);
  const column = generation.keywordColumns[at];
  // An older schema lacks the field: then no documents share a value of it.
  if (!column) return matches;
  const numbers = generation.numberColumns[fieldIndex(schema.number, by, 'sortable')];
  const order = new HitOrder([byNumber(numbers ?? NO_NUMBERS, descending, atMost)]);
  const [from, to] = generation.valueRange(at);
  // Documents are counted from 1 here, because 0 means none.
  const best = new Uint32Array(Math.max(0, to - from));
  for (const document of matches.ids) {
    const value = valueOf(column, document);
    if (value < 0) continue;
    const known = best[value] as number;
    if (known === 0 || order.isBefore(document, known - 1)) best[value] = document + 1;
  }
  const kept = matches.ids.filter((document) => {
    const value = valueOf(column, document);
    return value < 0 || best[value] === document + 1;
  });
  return kept.length === matches.size ? matches : DocSet.ofIds(matches.universe, kept);
};
