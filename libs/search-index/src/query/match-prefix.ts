import type { Generation } from '../generation/generation.ts';
import { readPostings } from '../storage/postings.ts';
import type { Postings } from '../storage/postings.ts';
import { POSTINGS_BLOCK } from '../storage/postings-writer.ts';
import { ReadAhead } from '../storage/read-ahead.ts';
import { DocSet } from './doc-set.ts';
import type { PrefixPlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';

const TERMS_PER_CHECK = 256;

/** An impact per document, none = 0, as one list after the other is added; of several impacts the greatest counts. */
class StrongestImpacts {
  readonly #impacts: Uint8Array;
  readonly #bits: Uint32Array;
  #count = 0;

  constructor(universe: number) {
    this.#impacts = new Uint8Array(universe);
    this.#bits = DocSet.emptyBits(universe);
  }

  add({ documents, impacts, count }: Postings): void {
    const [strongest, bits] = [this.#impacts, this.#bits];
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number;
      const before = strongest[document] as number;
      const impact = impacts[at] as number;
      if (before === 0) this.#count += 1;
      if (impact > before) strongest[document] = impact;
      bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
    }
  }

  all(): Postings {
    const [strongest, bits] = [this.#impacts, this.#bits];
    const documents = new Uint32Array(this.#count);
    const impacts = new Uint8Array(this.#count);
    let count = 0;
    for (let at = 0; at < bits.length; at += 1) {
      for (let word = bits[at] as number; word !== 0; word &= word - 1) {
        const document = (at << 5) + 31 - Math.clz32(word & -word);
        documents[count] = document;
        impacts[count] = strongest[document] as number;
        count += 1;
      }
    }
    return { documents, impacts, count };
  }

  among(wanted: Uint32Array): Postings {
    const documents = wanted.filter((document) => this.#impacts[document] !== 0);
    const impacts = Uint8Array.from(documents, (document) => this.#impacts[document] as number);
    return { documents, impacts, count: documents.length };
  }
}

/** The documents with any term of the range; their impact is that of the strongest term. */
export const matchPrefix = (
  generation: Generation,
  plan: PrefixPlan,
  within: Uint32Array | null,
  clock: QueryClock,
): Postings => {
  const strongest = new StrongestImpacts(generation.size);
  const ahead = new ReadAhead(generation.postings);
  generation.terms.walk(plan.from, plan.to, ({ ordinal, numbers, sums }) => {
    if (ordinal % TERMS_PER_CHECK === 0) clock.check();
    const [documents = 0, postingsLength = 0] = numbers;
    const address = {
      documents,
      postingsLength,
      postingsOffset: sums[1] ?? 0,
      positionsOffset: 0,
      positionsLength: 0,
    };
    const source = documents > POSTINGS_BLOCK ? generation.postings : ahead;
    strongest.add(readPostings(source, address, { mask: plan.mask, within: null }, { isText: true }));
    return true;
  });
  return within === null ? strongest.all() : strongest.among(within);
};
