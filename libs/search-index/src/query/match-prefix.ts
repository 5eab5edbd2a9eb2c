import type { Generation } from '../generation/generation.ts';
import { readPostings } from '../storage/postings.ts';
import type { Postings } from '../storage/postings.ts';
import { POSTINGS_BLOCK } from '../storage/postings-writer.ts';
import { ReadAhead } from '../storage/read-ahead.ts';
import { DocSet } from './doc-set.ts';
import type { PrefixPlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';

const TERMS_PER_CHECK = 256;

/** Documents with an impact each, as one list after the other is added; of several impacts the greatest counts. */
class StrongestImpacts {
  readonly #universe: number;
  readonly #impacts: Uint8Array;
  readonly #bits: Uint32Array;

  constructor(universe: number) {
    this.#universe = universe;
    this.#impacts = new Uint8Array(universe);
    this.#bits = DocSet.emptyBits(universe);
  }

  add({ documents, impacts, count }: Postings): void {
    const [strongest, bits] = [this.#impacts, this.#bits];
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number;
      const impact = impacts[at] as number;
      bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
      if (impact > (strongest[document] as number)) strongest[document] = impact;
    }
  }

  postings(): Postings {
    const documents = DocSet.ofBits(this.#universe, this.#bits).ids;
    const impacts = new Uint8Array(documents.length);
    for (let at = 0; at < impacts.length; at += 1)
      impacts[at] = this.#impacts[documents[at] as number] as number;
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
    strongest.add(readPostings(source, address, { mask: plan.mask, within }, { isText: true }));
    return true;
  });
  return strongest.postings();
};
