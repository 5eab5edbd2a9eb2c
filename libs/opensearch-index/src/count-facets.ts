import { IndexError } from '@open-discovery/search-index';
import type { CallOptions, FacetAnswer, FacetRequest, IndexSchema } from '@open-discovery/search-index';
import { valueOfGroupName } from '@open-discovery/search-index/text';
import { z } from 'zod';
import { labelled, numbersOf } from './label-facets.ts';
import type { Counted } from './label-facets.ts';
import type { Labels } from './labels.ts';
import { FIELD } from './names.ts';
import { otherFilters } from './to-search-body.ts';
import type { Conditions } from './to-search-body.ts';
import type { Dsl } from './to-query.ts';

/** Distinct values are counted exactly up to this number; above, they are estimated. */
const DISTINCT_EXACT = 3_000;
/** Sizes of the lists that each shard sends, one after the other until they prove the answer. */
const WIDER = [10_000, 60_000];
const NUMBERS_LIMIT = 10_000;
/** No value is empty. */
const NO_VALUE = '';

const bucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() });
const terms = z.object({
  buckets: z.array(bucket),
  doc_count_error_upper_bound: z.number().default(0),
  sum_other_doc_count: z.number().default(0),
});
const facetAnswer = z.object({
  values: terms,
  included: terms.optional(),
  distinct: z.object({ value: z.number() }).optional(),
});
/** The aggregations of an answer, by facet. */
export const aggregations = z.record(z.string(), facetAnswer);
type Answers = z.output<typeof aggregations>;
type Terms = z.output<typeof terms>;

/** A facet while it is counted. */
interface Facet {
  readonly name: string;
  readonly wanted: FacetRequest;
  readonly isNumber: boolean;
  /** True if values with the same label count as one. */
  readonly isGrouped: boolean;
  /** The field of OpenSearch. */
  readonly field: string;
  /** Values whose label contains the text; `null` if all count. */
  readonly candidates: readonly string[] | null;
}

/** Sends aggregations of a query; returns their answers. */
export type Aggregate = (aggregations: Dsl) => Promise<Answers>;

/** Sorts the best first; values with the same count are in the order of their bytes, and groups in that of their value. */
const sortByCount = (values: readonly Counted[], { isGrouped }: Facet): Counted[] => {
  const bytesOf = ({ value }: Counted): Buffer =>
    Buffer.from((isGrouped ? valueOfGroupName(value) : null) ?? value);
  return values.toSorted(
    (left, right) => right.count - left.count || Buffer.compare(bytesOf(left), bytesOf(right)),
  );
};

const countedOf = ({ buckets }: Terms): Counted[] =>
  buckets.map(({ key, doc_count: count }) => ({ value: String(key), count }));

const isComplete = (answer: Terms): boolean =>
  answer.sum_other_doc_count === 0 && answer.doc_count_error_upper_bound === 0;

/** Counts facets. All counts are exact, however many shards there are; only `distinct` is an estimate where it is great. */
export class FacetCounter {
  readonly #facets: readonly Facet[];
  readonly #conditions: Conditions;
  readonly #labels: Labels;
  readonly #call: CallOptions | undefined;

  private constructor(
    facets: readonly Facet[],
    conditions: Conditions,
    labels: Labels,
    call: CallOptions | undefined,
  ) {
    this.#facets = facets;
    this.#conditions = conditions;
    this.#labels = labels;
    this.#call = call;
  }

  /** Throws `query` if a field has no facet. */
  static async prepare(
    schema: IndexSchema,
    wanted: readonly FacetRequest[],
    { conditions, labels, call }: { conditions: Conditions; labels: Labels; call?: CallOptions },
  ): Promise<FacetCounter> {
    const facets = await Promise.all(
      wanted.map(async (request, index): Promise<Facet> => {
        const { field, contains } = request;
        const keyword = schema.keyword.find(({ name, facet }) => name === field && facet);
        const number = schema.number.find(({ name, facet }) => name === field && facet === true);
        if (!keyword && !number) throw new IndexError('query', `There is no facet "${field}".`);
        const isGrouped = keyword?.groupByLabel === true;
        const stored = isGrouped ? FIELD.grouped(field) : FIELD.keyword(field);
        return {
          name: String(index),
          wanted: { ...request, including: await labels.namesOf(field, request.including ?? [], call) },
          isNumber: keyword === undefined,
          isGrouped,
          field: keyword ? stored : FIELD.number(field),
          candidates: keyword && contains ? await labels.containing(field, contains, call) : null,
        };
      }),
    );
    return new FacetCounter(facets, conditions, labels, call);
  }

  /** Returns the aggregations to send with a search. */
  first(): Dsl {
    return Object.fromEntries(this.#facets.map((facet) => [facet.name, this.#first(facet)]));
  }

  /**
   * Completes the answers to `first`. However many facets there are, each round of questions is one request, and so are all
   * labels.
   */
  async complete(answers: Answers, aggregate: Aggregate): Promise<Record<string, FacetAnswer>> {
    const counts = await this.#exactCounts(answers, aggregate);
    const counted = this.#facets.map((facet, index) => {
      const answer = answerOf(answers, facet.name);
      return { facet, answer, top: this.#top(facet, counts[index] ?? []), all: counts[index] ?? [] };
    });
    const labels = await this.#labels.of(
      counted.flatMap(({ facet: { wanted, isNumber }, top }) =>
        isNumber
          ? []
          : [...top.map(({ value }) => value), ...(wanted.including ?? [])].map((value) => ({
              field: wanted.field,
              value,
            })),
      ),
      this.#call,
    );
    return Object.fromEntries(
      counted.map(({ facet, answer, top, all }): [string, FacetAnswer] => {
        if (facet.isNumber) return [facet.wanted.field, numbersOf(facet.wanted, all)];
        const isWhole = facet.candidates !== null || isComplete(answer.values);
        const distinct = isWhole ? all.length : answer.distinct?.value;
        const isEstimate = !isWhole && distinct !== undefined && distinct > DISTINCT_EXACT;
        return [
          facet.wanted.field,
          {
            values: labelled(facet.wanted, {
              top,
              included: answer.included ? countedOf(answer.included) : [],
              labels,
            }),
            ...(distinct === undefined ? {} : { distinct }),
            ...(isEstimate ? { isEstimate } : {}),
          },
        ];
      }),
    );
  }

  async #exactCounts(answers: Answers, aggregate: Aggregate): Promise<Counted[][]> {
    const states = this.#facets.map((facet) => {
      const steps = this.#exact(facet, answerOf(answers, facet.name).values);
      return { name: facet.name, steps, state: steps.next() };
    });
    for (;;) {
      const questions = states.flatMap(({ name, state }): [string, Dsl][] =>
        state.done === true ? [] : [[name, state.value]],
      );
      if (questions.length === 0) break;
      const more = await aggregate(Object.fromEntries(questions));
      for (const one of states)
        if (one.state.done !== true) one.state = one.steps.next(answerOf(more, one.name).values);
    }
    return states.map(({ state }) => (state.done === true ? state.value : []));
  }

  #filtered(facet: Facet, inner: Dsl): Dsl {
    return { filter: otherFilters(this.#conditions, facet.wanted.ignoring), aggs: inner };
  }

  #first(facet: Facet): Dsl {
    const { field, wanted, candidates, isNumber } = facet;
    const distinct = { cardinality: { field, precision_threshold: DISTINCT_EXACT } };
    if (isNumber)
      return this.#filtered(facet, {
        values: { terms: { field, size: NUMBERS_LIMIT, order: { _key: 'desc' } } },
      });
    const size = wanted.order === 'value' ? NUMBERS_LIMIT : Math.max(wanted.size * 4 + 100, 200);
    const names = wanted.including ?? [];
    return this.#filtered(facet, {
      values: candidates ? this.#among(field, candidates) : { terms: { field, size, shard_size: size } },
      ...(candidates || wanted.distinct !== true ? {} : { distinct }),
      ...(names.length > 0 ? { included: this.#among(field, names) } : {}),
    });
  }

  /** Counts given values: each shard sends all of them, so the counts are exact. */
  #among(field: string, values: readonly string[]): Dsl {
    const size = Math.max(1, values.length);
    // An empty list would include everything.
    return { terms: { field, include: values.length > 0 ? values : [NO_VALUE], size, shard_size: size } };
  }

  /** Yields questions until no value that the shards left out can be among the best. */
  *#exact(facet: Facet, first: Terms): Generator<Dsl, Counted[], Terms> {
    const { field, wanted, candidates, isNumber } = facet;
    // Each shard has sent all of them.
    if (isNumber) return countedOf(first);
    if (candidates !== null) return sortByCount(countedOf(first), facet);
    let answer = first;
    for (const size of [...WIDER, null]) {
      const found = sortByCount(countedOf(answer), facet);
      if (answer.doc_count_error_upper_bound === 0) return found;
      const values = found.map(({ value }) => value);
      const again = yield this.#filtered(facet, { values: this.#among(field, values) });
      const exact = sortByCount(countedOf(again), facet);
      const least = found.at(-1)?.count ?? 0;
      const most = least + answer.doc_count_error_upper_bound;
      if ((exact[wanted.size - 1]?.count ?? 0) > most || size === null) return exact;
      answer = yield this.#filtered(facet, { values: { terms: { field, size, shard_size: size } } });
    }
    return [];
  }

  /** Returns the values that need a label: those by label are sorted and cut afterwards. */
  #top({ wanted, isNumber }: Facet, counted: readonly Counted[]): readonly Counted[] {
    return wanted.order === 'value' || isNumber ? counted : counted.slice(0, wanted.size);
  }
}

const answerOf = (answers: Answers, name: string): z.output<typeof facetAnswer> => {
  const answer = answers[name];
  if (answer === undefined) throw new IndexError('storage', 'A facet has no answer.');
  return answer;
};
