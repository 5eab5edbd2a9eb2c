import type { Generation } from '../generation/generation.ts';
import { readDocuments } from '../storage/long-list.ts';
import { LruCache } from '../storage/lru-cache.ts';
import { readOtherTerms, readPostings, readValueBits, readValueList } from '../storage/postings.ts';
import type { Postings, TermAddress } from '../storage/postings-types.ts';
import { SHORT_LIST } from '../storage/postings-writer.ts';
import { DocSet } from './doc-set.ts';
import { amongInRange, bitsInRange, listedInRange } from './in-range.ts';
import type { CodeRange } from './in-range.ts';
import { matchPhrase } from './match-phrase.ts';
import { matchPrefix } from './match-prefix.ts';
import { estimate } from './plan.ts';
import type { PhrasePlan, Plan, PrefixPlan, TermPlan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';

/** A part of a plan that contributes to scores. */
export type ScoredPlan = TermPlan | PhrasePlan | PrefixPlan;

/** The values of a field that a plan asks for. */
type ValueAddresses = Extract<Plan, { kind: 'values' }>['addresses'];

/** Values in more than this share of documents are cached as bits. */
const FREQUENT_SHARE = 1 / 64;

/** Size of all cached sets together; at least four are cached. */
const CACHED_BYTES = 8 << 20;

/** The greatest number of cached sets, however few documents there are: visitors can ask for any group of values. */
const CACHED_SETS = 256;

/** Returns a cache for the bits of frequent values, and groups of values, of that many documents. */
export const cacheForBits = (documents: number): LruCache<string, DocSet> =>
  new LruCache(Math.min(CACHED_SETS, Math.max(4, Math.floor((8 * CACHED_BYTES) / (documents + 1)))));

/** Of a term, more candidates than half of its documents are not looked up: to intersect both as bits takes less time. */
const FEW_OF_TERM = 1 / 2;

/** To look a candidate up in a list takes a sixteenth of the time that reading a posting of a prefix takes. */
const FEW_OF_PREFIX = 16;

const listKey = ({ address, mask }: TermPlan): string => `${address.postingsOffset} ${mask}`;

/** Finds the documents of a plan, and keeps the postings read on the way for scoring. */
export class Evaluator {
  readonly #generation: Generation;
  readonly #clock: QueryClock;
  readonly #cache: LruCache<string, DocSet>;
  readonly postings = new Map<ScoredPlan, Postings>();
  /** The lists of terms that are read; `null` for one of which only candidates were. A query may repeat a word hundreds of times. */
  readonly #lists = new Map<string, Postings | null>();

  constructor(generation: Generation, clock: QueryClock, cache: LruCache<string, DocSet>) {
    this.#generation = generation;
    this.#clock = clock;
    this.#cache = cache;
  }

  /** Returns the matching documents among `within`, or among all. */
  evaluate(plan: Plan, within: DocSet | null): DocSet {
    this.#clock.check();
    const { size } = this.#generation;
    if (within?.size === 0) return within;
    switch (plan.kind) {
      case 'all':
        return within ?? DocSet.all(size);
      case 'none':
        return DocSet.none(size);
      case 'and':
        return this.#all(plan.parts, within);
      case 'or':
        return DocSet.union(
          size,
          plan.parts.map((part) => this.evaluate(part, within)),
        );
      case 'not':
        return (within ?? DocSet.all(size)).andNot(this.evaluate(plan.part, within));
      case 'words':
        return this.evaluate(plan.part, within);
      case 'term':
      case 'phrase':
      case 'prefix':
        return this.#scored(plan, within);
      case 'values':
        return this.#values(plan.addresses, within);
      case 'range':
        return this.#range(plan, within);
      case 'documents':
        return this.#restricted(DocSet.ofIds(size, plan.ids), within);
    }
  }

  /** Reads the postings of a scored plan, restricted to the candidates where they are few. */
  read(plan: ScoredPlan, within: DocSet | null): Postings {
    return this.#read(plan, this.#isNarrower(within, plan) ? within : null);
  }

  #read(plan: ScoredPlan, candidates: DocSet | null): Postings {
    const wanted = candidates && candidates.ids;
    const mask = this.#openMask(plan.mask);
    switch (plan.kind) {
      case 'term':
        return this.#readTerm({ ...plan, mask }, wanted);
      case 'phrase':
        return matchPhrase(this.#generation, { ...plan, mask }, wanted, this.#clock);
      case 'prefix':
        return matchPrefix(this.#generation, { ...plan, mask }, wanted, this.#clock);
    }
  }

  /** Reads a list as a whole at most once. */
  #readTerm(plan: TermPlan, within: Uint32Array | null): Postings {
    const { postings, size: universe } = this.#generation;
    const key = listKey(plan);
    const known = this.#lists.get(key);
    if (known) return known;
    const list = readPostings(postings, plan.address, { mask: plan.mask, within, universe });
    this.#lists.set(key, within === null ? list : null);
    return list;
  }

  /** A mask of all fields needs no test. */
  #openMask(mask: number): number {
    return mask === (1 << this.#generation.manifest.schema.text.length) - 1 ? 255 : mask;
  }

  #scored(plan: ScoredPlan, within: DocSet | null): DocSet {
    const candidates = this.#isNarrower(within, plan) ? within : null;
    const postings = this.#read(plan, candidates);
    this.postings.set(plan, postings);
    const { count, bits } = postings;
    const { size } = this.#generation;
    const found =
      bits === undefined
        ? DocSet.ofIds(size, postings.documents.subarray(0, count))
        : DocSet.ofCounted(size, count, bits);
    return candidates === null ? this.#restricted(found, within) : found;
  }

  /** Reports whether candidates are so few that they are looked up one by one. */
  #isNarrower(within: DocSet | null, plan: ScoredPlan): within is DocSet {
    if (within === null) return false;
    // Of a prefix, in the list of each of its terms.
    if (plan.kind === 'prefix') return within.size * (plan.to - plan.from) <= FEW_OF_PREFIX * plan.postings;
    if (plan.kind === 'phrase') return within.size <= estimate(plan, this.#generation.size);
    // A repeated word is read as a whole, so that its other lists need no memory of their own.
    const isRepeated = this.#lists.has(listKey({ ...plan, mask: this.#openMask(plan.mask) }));
    return !isRepeated && within.size <= FEW_OF_TERM * plan.address.documents;
  }

  #restricted(found: DocSet, within: DocSet | null): DocSet {
    return within === null ? found : found.and(within);
  }

  /** Evaluates the cheapest part first, so that the others need not be read completely; exclusions come last. */
  #all(parts: readonly Plan[], within: DocSet | null): DocSet {
    const { size } = this.#generation;
    const sorted = [...parts].sort(
      (a, b) => Number(a.kind === 'not') - Number(b.kind === 'not') || estimate(a, size) - estimate(b, size),
    );
    let left = within ?? this.#common(sorted);
    for (const part of sorted) {
      left = this.evaluate(part, left);
      if (left.size === 0) break;
    }
    return left ?? DocSet.all(size);
  }

  /** Intersects the rarest parts without decoding their lists, if they are frequent terms. */
  #common(parts: readonly Plan[]): DocSet | null {
    const terms: TermPlan[] = [];
    for (const part of parts) {
      if (part.kind !== 'term') break;
      terms.push(part);
    }
    const { postings, size: universe } = this.#generation;
    const [only = 255, other] = new Set(terms.map(({ mask }) => mask));
    const mask = other === undefined ? this.#openMask(only) : 255;
    const addresses = terms.map(({ address }) => address);
    const others = readOtherTerms(postings, addresses, { mask, universe });
    if (others === null) return null;
    const rarest = readDocuments(postings, addresses[0] as TermAddress, mask);
    return DocSet.ofIds(universe, rarest.listIn(others));
  }

  /**
   * Returns the documents with any of the values. Frequent values are cached, alone and in groups: many searches ask for all
   * countries of a continent, for example.
   */
  #values(addresses: ValueAddresses, within: DocSet | null): DocSet {
    const documents = addresses.reduce((sum, { address }) => sum + address.documents, 0);
    if (!this.#isFrequent(documents)) return this.#restricted(this.#readValues(addresses), within);
    const key = addresses.map(({ ordinal }) => ordinal).join();
    const cached = this.#cache.getOr(key, () => this.#readValues(addresses).unlisted());
    return this.#restricted(cached.unlisted(), within);
  }

  #isFrequent(documents: number): boolean {
    return documents > Math.max(SHORT_LIST, this.#generation.size * FREQUENT_SHARE);
  }

  #readValues(addresses: ValueAddresses): DocSet {
    const { size, valuePostings: lists } = this.#generation;
    const sets = addresses.map(({ address }, index) => {
      if (index % 64 === 0) this.#clock.check();
      return this.#isFrequent(address.documents)
        ? DocSet.ofBits(size, readValueBits(lists, address, size))
        : DocSet.ofIds(size, readValueList(lists, address));
    });
    return DocSet.union(size, sets);
  }

  #range(span: CodeRange, within: DocSet | null): DocSet {
    const { size } = this.#generation;
    if (within === null) return DocSet.ofBits(size, bitsInRange(span, size));
    if (within.isDense) return DocSet.ofBits(size, amongInRange(span, within.bits));
    return DocSet.ofIds(size, listedInRange(span, within.ids));
  }
}
