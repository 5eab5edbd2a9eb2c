import type { Generation } from '../generation/generation.ts';
import { readPlaces } from '../storage/positions.ts';
import type { Places } from '../storage/positions.ts';
import { readPostings } from '../storage/postings.ts';
import type { Postings } from '../storage/postings.ts';
import { DocSet } from './doc-set.ts';
import type { PhrasePlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';
import { wishFor } from './wish-for.ts';

/** Whether the sorted numbers from `from` to `to` contain the wanted one. */
const contains = (sorted: Uint32Array, from: number, to: number, wanted: number): boolean => {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < to && sorted[low] === wanted;
};

/** Whether all terms stand where the phrase has them; the field is part of the place, so no phrase crosses fields. */
const isPhrase = (all: readonly Places[], offsets: readonly number[], candidate: number): boolean => {
  const [first, ...others] = all;
  if (first === undefined) return false;
  const end = first.starts[candidate + 1] as number;
  for (let at = first.starts[candidate] as number; at < end; at += 1) {
    const place = first.places[at] as number;
    const isHere = others.every(({ starts, places }, index) =>
      contains(
        places,
        starts[candidate] as number,
        starts[candidate + 1] as number,
        place - (offsets[0] ?? 0) + (offsets[index + 1] ?? 0),
      ),
    );
    if (isHere) return true;
  }
  return false;
};

/** The documents that have all terms, rarest first, each list read only where the others left something. */
const candidatesOf = (generation: Generation, plan: PhrasePlan, within: DocSet | null): Postings => {
  const terms = [...plan.terms].sort((a, b) => a.address.documents - b.address.documents);
  let found: Postings | null = null;
  let left = within;
  for (const term of terms) {
    const next: Postings = readPostings(
      generation.postings,
      term.address,
      wishFor(plan.mask, left, term.address.documents),
      { isText: true },
    );
    left = DocSet.ofIds(generation.size, next.documents.subarray(0, next.count));
    found = found === null ? next : weaker(found, next);
  }
  return found ?? { documents: new Uint32Array(), impacts: new Uint8Array(), count: 0 };
};

/** The documents of the second list with the lower of both impacts; the first list has all of them. */
const weaker = (first: Postings, second: Postings): Postings => {
  for (let at = 0, other = 0; at < second.count; at += 1) {
    while (first.documents[other] !== second.documents[at]) other += 1;
    second.impacts[at] = Math.min(second.impacts[at] as number, first.impacts[other] as number);
  }
  return second;
};

/** The documents with the phrase; their impact is that of the weakest term. */
export const matchPhrase = (
  generation: Generation,
  plan: PhrasePlan,
  within: DocSet | null,
  clock: QueryClock,
): Postings => {
  const candidates = candidatesOf(generation, plan, within);
  const documents = candidates.documents.subarray(0, candidates.count);
  const all = plan.terms.map(({ address }) => {
    clock.check();
    return readPlaces(generation, address, plan.mask, documents);
  });
  let count = 0;
  for (let candidate = 0; candidate < documents.length; candidate += 1) {
    if (candidate % 4096 === 0) clock.check();
    if (!isPhrase(all, plan.offsets, candidate)) continue;
    candidates.documents[count] = documents[candidate] as number;
    candidates.impacts[count] = candidates.impacts[candidate] as number;
    count += 1;
  }
  return { ...candidates, count };
};
