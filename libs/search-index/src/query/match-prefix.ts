import type { Generation } from '../generation/generation.ts';
import { readPostings } from '../storage/postings.ts';
import type { Postings } from '../storage/postings.ts';
import { DocSet } from './doc-set.ts';
import type { PrefixPlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';

const TERMS_PER_CHECK = 256;

/** The documents with any term of the range; their impact is that of the strongest term. */
export const matchPrefix = (
  generation: Generation,
  plan: PrefixPlan,
  within: Uint32Array | null,
  clock: QueryClock,
): Postings => {
  const bits = DocSet.emptyBits(generation.size);
  const strongest = new Uint8Array(generation.size);
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
    const found = readPostings(generation.postings, address, { mask: plan.mask, within }, { isText: true });
    for (let at = 0; at < found.count; at += 1) {
      const document = found.documents[at] as number;
      bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
      if ((found.impacts[at] as number) > (strongest[document] as number)) {
        strongest[document] = found.impacts[at] as number;
      }
    }
    return true;
  });
  const documents = DocSet.ofBits(generation.size, bits).ids;
  const impacts = Uint8Array.from(documents, (document) => strongest[document] as number);
  return { documents, impacts, count: documents.length };
};
