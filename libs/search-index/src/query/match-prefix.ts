import type { Generation } from '../generation/generation.ts';
import { setBit } from '../storage/bits.ts';
import { readPostings, readShort } from '../storage/postings.ts';
import type { Postings, TermAddress } from '../storage/postings-types.ts';
import { SHORT_LIST } from '../storage/postings-writer.ts';
import { ReadAhead } from '../storage/read-ahead.ts';
import { impactsAt } from '../storage/whole-list.ts';
import { DocSet } from './doc-set.ts';
import { mergeLazily } from './merge-postings.ts';
import { addressOf } from './plan.ts';
import type { PrefixPlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';

const TERMS_PER_CHECK = 256;

/** Impact per document of the current prefix, 0 = none; reused, because clearing is cheaper than allocating. */
let room = new Uint8Array(0);

const clearedRoom = (universe: number): Uint8Array => {
  if (room.length === universe) room.fill(0);
  else room = new Uint8Array(universe);
  return room;
};

/** Returns the documents with any term of the range; their impact is that of the strongest term. */
export const matchPrefix = (
  generation: Generation,
  plan: PrefixPlan,
  within: Uint32Array | null,
  clock: QueryClock,
): Postings => {
  const { postings, size: universe } = generation;
  const strongest = clearedRoom(universe);
  const bits = DocSet.emptyBits(universe);
  const add = ({ documents, impacts, count }: Postings): void => {
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number;
      const impact = impacts[at] as number;
      if (impact > (strongest[document] as number)) strongest[document] = impact;
      setBit(bits, document);
    }
  };
  const ahead = new ReadAhead(postings);
  const request = { mask: plan.mask, within };
  const long: TermAddress[] = [];
  generation.terms.walk(plan.from, plan.to, (entry) => {
    if (entry.ordinal % TERMS_PER_CHECK === 0) clock.check();
    const address = addressOf(entry);
    if (address.documents > SHORT_LIST) long.push(address);
    else add(readShort(ahead, address, request));
  });
  const [longest, ...others] = long.sort((a, b) => b.documents - a.documents);
  for (const address of others) {
    clock.check();
    add(readPostings(postings, address, request));
  }
  const documents = DocSet.ofBits(universe, bits).ids;
  const count = documents.length;
  const all = { documents, impacts: impactsAt(strongest, documents, count), count, bits };
  // Usually one term is far more frequent than all others, and its list is already sorted.
  return longest === undefined
    ? all
    : mergeLazily(readPostings(postings, longest, { ...request, universe }), all);
};
