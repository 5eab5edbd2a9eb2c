import type { Generation } from '../generation/generation.ts';
import type { OnePerValue } from '../query-types.ts';
import { setBit } from '../storage/bits.ts';
import { SETS } from '../storage/keyword-column-writer.ts';
import type { KeywordColumn } from '../storage/keyword-column.ts';
import { DocSet } from './doc-set.ts';
import { byNumber, rankBy } from './sort-columns.ts';

/** Returns the first value of a document as its ordinal in the field, or -1 without one. */
const valueOf = ({ kind, starts, codes, ordinals }: KeywordColumn, document: number): number => {
  const list = kind === SETS ? (codes[document] as number) : document;
  const start = starts[list] as number;
  return start === starts[list + 1] ? -1 : (ordinals[start] as number);
};

/** Returns the documents whose first value is also that of another one. */
const findShared = (column: KeywordColumn, values: number, documents: number): DocSet => {
  const counts = new Uint32Array(values);
  for (let document = 0; document < documents; document += 1) {
    const value = valueOf(column, document);
    if (value >= 0) counts[value] = (counts[value] as number) + 1;
  }
  const bits = DocSet.emptyBits(documents);
  for (let document = 0; document < documents; document += 1) {
    if ((counts[valueOf(column, document)] ?? 0) > 1) setBit(bits, document);
  }
  return DocSet.ofBits(documents, bits);
};

/** Keeps one of the documents that share a value. Documents that share none need not be looked at. */
export class ValueGrouper {
  readonly #generation: Generation;
  /** Documents that share a value, by field. */
  readonly #shared = new Map<number, DocSet>();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  /**
   * Returns the documents without a value of a field and, of those that share a value, the first by a number field. All
   * matches are looked at, so their number is exact.
   */
  keepOne({ field, first: { by, descending, atMost } }: OnePerValue, matches: DocSet): DocSet {
    const { schema } = this.#generation.manifest;
    const at = schema.keyword.findIndex(({ name }) => name === field);
    const column = this.#generation.keywordColumns[at];
    // An older schema lacks the field: then no documents share a value of it.
    if (!column) return matches;
    const rankOf = rankBy(byNumber(this.#generation.numbersOf(by, 'sortable'), descending, atMost));
    const [from, to] = this.#generation.valueRange(at);
    const values = to - from;
    // Documents are counted from 1 here, because 0 means none.
    const best = new Uint32Array(values);
    const dropped = DocSet.emptyBits(matches.universe);
    const { ids } = matches.and(this.#sharedIn(at, column, values));
    for (let index = 0; index < ids.length; index += 1) {
      const document = ids[index] as number;
      const value = valueOf(column, document);
      const known = best[value] as number;
      // On ties the earlier document is better, and documents ascend.
      const isBetter = known === 0 || rankOf(document) < rankOf(known - 1);
      if (isBetter) best[value] = document + 1;
      if (known > 0) setBit(dropped, isBetter ? known - 1 : document);
    }
    return matches.andNot(DocSet.ofBits(matches.universe, dropped));
  }

  #sharedIn(field: number, column: KeywordColumn, values: number): DocSet {
    const known = this.#shared.get(field) ?? findShared(column, values, this.#generation.size);
    this.#shared.set(field, known);
    return known.unlisted();
  }
}
