import { analyze } from '../analysis/analyze.ts';
import type { Generation } from '../generation/generation.ts';
import type { FacetAnswer, Hit, IndexAnswer, IndexQuery, ScanPage, SortKey } from '../query-types.ts';
import { rankingOf } from '../ranking/ranking-constants.ts';
import { firstFrom } from '../storage/first-from.ts';
import { sumNumbers } from '../storage/number-column.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import type { DocSet } from './doc-set.ts';
import { cacheForBits, Evaluator } from './evaluate.ts';
import { explainScore } from './explain.ts';
import { FacetCounter } from './facet.ts';
import { highlightFields } from './highlight-fields.ts';
import { ValueGrouper } from './keep-one-per-value.ts';
import { cacheForIdLists, QueryPlanner } from './plan-query.ts';
import { allOf } from './plan.ts';
import type { Plan } from './plan.ts';
import type { QueryClock } from './query-clock.ts';
import { checkQuerySize, QUERY_LIMITS } from './query-limits.ts';
import { hasBoosts, isByScore } from './score-order.ts';
import { Scorer, scoreContributions } from './score.ts';
import type { ScoreContribution } from './score.ts';
import { HitOrder } from './sort-hits.ts';
import { byNumber, byScore } from './sort-columns.ts';
import type { SortColumn } from './sort-columns.ts';
import { topKCandidates } from './top-k-candidates.ts';
import type { TopKCandidates, Scored } from './top-k-candidates.ts';

const BY_RELEVANCE = [{ by: 'relevance', descending: true }] as const;

/** The matches of a query and their facets. */
interface Found {
  plan: Plan;
  evaluator: Evaluator;
  all: DocSet;
  facets: Record<string, FacetAnswer>;
}

/** Answers requests from one generation in the calling thread, one at a time. */
export class Searcher {
  readonly generation: Generation;
  readonly #scorer: Scorer;
  readonly #facets: FacetCounter;
  readonly #cache: ReturnType<typeof cacheForBits>;
  readonly #grouper: ValueGrouper;
  readonly #idLists = cacheForIdLists();

  constructor(generation: Generation) {
    this.generation = generation;
    this.#scorer = new Scorer(generation);
    this.#facets = new FacetCounter(generation);
    this.#cache = cacheForBits(generation.size);
    this.#grouper = new ValueGrouper(generation);
  }

  search(query: IndexQuery, clock: QueryClock): IndexAnswer {
    checkQuerySize(query);
    const { plan, evaluator, all, facets } = this.#find(query, clock);
    const sort = query.sort === undefined || query.sort.length === 0 ? BY_RELEVANCE : query.sort;
    const isScored = query.limit > 0 && (query.explain === true || sort.some(isByScore));
    const contributions = isScored ? scoreContributions(this.generation, plan, evaluator, all) : [];
    clock.check();
    const leading = this.#leading(query, sort, { plan, contributions, found: all });
    const isBoosted = hasBoosts(sort);
    const scores = this.#scorer.score(leading.contributions, isBoosted);
    const order = new HitOrder(sort.map((key) => this.#sortColumn(key, scores)));
    const left = this.#after(query.after, order, leading.documents);
    const { hits: wanted, first } = order.page(left, query);
    const hits = this.#hits(wanted, clock, (document) => {
      const score = isScored ? (scores[document] ?? 0) : 0;
      return this.#hit(query, { plan, contributions, score, isBoosted }, document);
    });
    const last = wanted[hits.length - 1];
    // Without a cursor, `left` may lack matches that cannot be on this page.
    const count = query.after === undefined ? all.size : left.length;
    const isEnd = last === undefined || query.offset + hits.length >= count;
    const { generation } = this.generation.manifest;
    const next = isEnd
      ? null
      : formatCursor({ place: order.placeOf(last), id: hits.at(-1)?.id ?? '', generation });
    const isBestFirst = isByScore(sort[0]) && sort[0].descending && query.after === undefined;
    const best = isBestFirst && first !== undefined ? Uint32Array.of(first) : leading.documents;
    return { total: all.size, maxScore: isScored ? greatest(scores, best) : 0, hits, facets, next };
  }

  matches(query: IndexQuery, clock: QueryClock): DocSet {
    checkQuerySize(query);
    return this.#find({ ...query, facets: [] }, clock).all;
  }

  sum(query: IndexQuery, field: string, clock: QueryClock): number {
    return sumNumbers(this.generation.numbersOf(field, 'number'), this.matches(query, clock).ids);
  }

  scan(query: IndexQuery, { from, limit }: { from: number; limit: number }, clock: QueryClock): ScanPage {
    const found = this.matches(query, clock).ids;
    const start = firstFrom(found, 0, found.length, from);
    const documents = Array.from(found.subarray(start, start + limit), (document) => {
      clock.check();
      const { id, stored } = this.generation.documents.read(document, { withTexts: false });
      return { id, stored };
    });
    return { documents, next: found[start + limit] ?? null };
  }

  get(id: string, clock: QueryClock): string | null {
    clock.check();
    const document = this.generation.documentOf(id);
    return document < 0 ? null : this.generation.documents.read(document, { withTexts: false }).stored;
  }

  /** Returns the number of documents with each word, from the dictionary alone. */
  wordCounts(words: readonly string[]): number[] {
    return words.map((word) => {
      const [token] = analyze(word, 'text');
      return (token && this.generation.terms.find(token.term)?.numbers[0]) ?? 0;
    });
  }

  #find(query: IndexQuery, clock: QueryClock): Found {
    const planner = new QueryPlanner(this.generation, this.#idLists);
    const evaluator = new Evaluator(this.generation, clock, this.#cache);
    const plan = planner.plan(query.node);
    const filters = query.filters.map(({ name, node }) => ({ name, plan: planner.plan(node) }));
    const ignored = new Set((query.facets ?? []).flatMap(({ ignoring }) => ignoring ?? []));
    const always = filters.filter(({ name }) => !ignored.has(name)).map((filter) => filter.plan);
    const base = evaluator.evaluate(allOf([plan, ...always]), null);
    const kept = filters
      .filter(({ name }) => ignored.has(name))
      .map(({ name, plan: filter }) => ({ name, documents: evaluator.evaluate(filter, base) }));
    const without = (ignoring: string | undefined): DocSet =>
      kept.reduce((set, { name, documents }) => (name === ignoring ? set : set.and(documents)), base);
    const facets: Record<string, FacetAnswer> = {};
    for (const wanted of query.facets ?? []) {
      clock.check();
      facets[wanted.field] = this.#facets.count(wanted, without(wanted.ignoring), clock);
    }
    const matches = without(undefined);
    const all = query.onePer ? this.#grouper.keepOne(query.onePer, matches) : matches;
    return { plan, evaluator, all, facets };
  }

  /** Prunes the matches that cannot be on the requested page, as far as this is known before scoring. */
  #leading(query: IndexQuery, sort: readonly SortKey[], scored: Scored): TopKCandidates {
    const [key, second] = sort;
    const isBestFirst = key !== undefined && isByScore(key) && key.descending && second === undefined;
    if (!isBestFirst || query.after !== undefined) return { ...scored, documents: scored.found.ids };
    return topKCandidates(scored, rankingOf(this.generation.manifest.schema), query.offset + query.limit);
  }

  #sortColumn(key: SortKey, scores: Float32Array): SortColumn {
    const { by, descending, atMost } = key;
    if (isByScore(key)) return byScore(scores, descending);
    const { manifest, sortColumns } = this.generation;
    const sortText = sortColumns[manifest.schema.sortText.indexOf(by)];
    return byNumber(sortText ?? this.generation.numbersOf(by, 'sortable'), descending, atMost);
  }

  /** Returns the documents after the last hit of an earlier response; without one, all. */
  #after(text: string | undefined, order: HitOrder, documents: Uint32Array): Uint32Array {
    if (text === undefined) return documents;
    const cursor = parseCursor(text, order.columns.length);
    const isSame = cursor.generation === this.generation.manifest.generation;
    const place = isSame
      ? cursor.place
      : { ...cursor.place, document: this.generation.documentOf(cursor.id) };
    return documents.filter((document) => order.isAfter(document, place));
  }

  /** Reads the hits of a page, up to the one with which they are as long together as a page may be. */
  #hits(wanted: readonly number[], clock: QueryClock, read: (document: number) => Hit): Hit[] {
    const hits: Hit[] = [];
    let length = 0;
    for (const document of wanted) {
      if (length >= QUERY_LIMITS.hitsLength) break;
      clock.check();
      const hit = read(document);
      length += hit.stored.length;
      hits.push(hit);
    }
    return hits;
  }

  #hit(
    query: IndexQuery,
    scored: { plan: Plan; contributions: readonly ScoreContribution[]; score: number; isBoosted: boolean },
    document: number,
  ): Hit {
    const withTexts = query.highlight !== undefined;
    const { id, stored, texts } = this.generation.documents.read(document, { withTexts });
    const hit: Hit = { id, score: scored.score, stored };
    if (query.highlight !== undefined)
      hit.highlights = highlightFields(this.generation.manifest.schema, query.highlight, scored.plan, texts);
    if (query.explain === true) {
      hit.explain = { contribution: explainScore(this.generation, scored, document) };
    }
    return hit;
  }
}

const greatest = (scores: Float32Array, documents: Uint32Array): number => {
  let most = 0;
  for (const document of documents)
    if ((scores[document] as number) > most) most = scores[document] as number;
  return most;
};
