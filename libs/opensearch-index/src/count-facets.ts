import { IndexError } from '@open-discovery/search-index';
import type { CallOptions, FacetAnswer, FacetRequest, IndexSchema } from '@open-discovery/search-index';
import { valueOfGroupName } from '@open-discovery/search-index/text';
import { z } from 'zod';
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

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

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

interface Counted {
  readonly value: string;
  readonly count: number;
}

/** A facet while it is counted. */
interface Facet {
  readonly name: string;
  readonly wanted: FacetRequest;
  readonly isNumber: boolean;
  /** The field of OpenSearch. */
  readonly field: string;
  /** Values whose label contains the text; `null` if all count. */
  readonly candidates: readonly string[] | null;
}

/** Sends aggregations of a query; returns their answers. */
export type Aggregate = (aggregations: Dsl) => Promise<Answers>;

/** Best first; values with the same count are in the order of their bytes. */
const byCount = (left: Counted, right: Counted): number => {
  const [a, b] = [left.value, right.value].map((value) => Buffer.from(valueOfGroupName(value) ?? value));
  return right.count - left.count || Buffer.compare(a ?? Buffer.alloc(0), b ?? Buffer.alloc(0));
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
        const stored = keyword?.groupByLabel ? FIELD.grouped(field) : FIELD.keyword(field);
        return {
          name: String(index),
          wanted: request,
          isNumber: keyword === undefined,
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

  /** Completes the answers to `first`. */
  async complete(answers: Answers, aggregate: Aggregate): Promise<Record<string, FacetAnswer>> {
    const counted = await Promise.all(
      this.#facets.map(async (facet): Promise<[string, FacetAnswer]> => {
        const answer = answers[facet.name];
        if (answer === undefined) throw new IndexError('storage', 'A facet has no answer.');
        return [facet.wanted.field, await this.#answer(facet, answer, aggregate)];
      }),
    );
    return Object.fromEntries(counted);
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

  async #answer(
    facet: Facet,
    answer: z.output<typeof facetAnswer>,
    aggregate: Aggregate,
  ): Promise<FacetAnswer> {
    if (facet.isNumber) return this.#numbers(facet.wanted, answer.values);
    const counted = await this.#exact(facet, answer.values, aggregate);
    const isWhole = facet.candidates !== null || isComplete(answer.values);
    const distinct = isWhole ? counted.length : answer.distinct?.value;
    return {
      ...(await this.#labelled(facet, counted, answer.included)),
      ...(distinct === undefined ? {} : { distinct }),
      ...(!isWhole && distinct !== undefined && distinct > DISTINCT_EXACT ? { isEstimate: true } : {}),
    };
  }

  #numbers(wanted: FacetRequest, answer: Terms): FacetAnswer {
    const found = countedOf(answer).filter(({ value }) => value.includes(wanted.contains ?? ''));
    const sorted =
      wanted.order === 'value'
        ? found
        : found.sort((a, b) => b.count - a.count || Number(b.value) - Number(a.value));
    const values = sorted.slice(0, wanted.size).map(({ value, count }) => ({ value, label: value, count }));
    return { values, distinct: found.length };
  }

  /** Asks again until no value that the shards left out can be among the best. */
  async #exact(facet: Facet, first: Terms, aggregate: Aggregate): Promise<Counted[]> {
    const { field, wanted, candidates } = facet;
    // Each shard has sent all of them.
    if (candidates !== null) return countedOf(first).sort(byCount);
    let answer = first;
    for (const size of [...WIDER, null]) {
      const found = countedOf(answer).sort(byCount);
      if (answer.doc_count_error_upper_bound === 0) return found;
      const again = this.#filtered(facet, {
        values: this.#among(
          field,
          found.map(({ value }) => value),
        ),
      });
      const exact = countedOf(valuesOf(await aggregate({ again }), 'again')).sort(byCount);
      const least = found.at(-1)?.count ?? 0;
      const most = least + answer.doc_count_error_upper_bound;
      if ((exact[wanted.size - 1]?.count ?? 0) > most || size === null) return exact;
      const wider = this.#filtered(facet, { values: { terms: { field, size, shard_size: size } } });
      answer = valuesOf(await aggregate({ wider }), 'wider');
    }
    return [];
  }

  async #labelled(
    { wanted, field, isNumber }: Facet,
    counted: readonly Counted[],
    included: Terms | undefined,
  ): Promise<Pick<FacetAnswer, 'values'>> {
    const isByLabel = wanted.order === 'value' && !isNumber && field !== '';
    const top = isByLabel ? counted : counted.slice(0, wanted.size);
    const counts = new Map(
      countedOf(included ?? { buckets: [], doc_count_error_upper_bound: 0, sum_other_doc_count: 0 }).map(
        ({ value, count }) => [value, count],
      ),
    );
    const asked = [...top.map(({ value }) => value), ...(wanted.including ?? [])];
    const labels = await this.#labels.of(
      asked.map((value) => ({ field: wanted.field, value })),
      this.#call,
    );
    const labelOf = (value: string): string | undefined => labels.get(`${wanted.field} ${value}`)?.label;
    const values = top.map(({ value, count }) => ({ value, label: labelOf(value) ?? value, count }));
    if (isByLabel) values.sort((a, b) => collator.compare(a.label, b.label));
    const shown = values.slice(0, wanted.size);
    const known = new Set(shown.map(({ value }) => value));
    const more = (wanted.including ?? []).flatMap((name) => {
      const row = labels.get(`${wanted.field} ${name}`);
      if (row === undefined) return [];
      const value = valueOfGroupName(name) === null ? name : row.group;
      return known.has(value) ? [] : [{ value, label: row.label, count: counts.get(value) ?? 0 }];
    });
    return { values: [...shown, ...new Map(more.map((value) => [value.value, value])).values()] };
  }
}

const valuesOf = (answers: Answers, name: string): Terms => {
  const answer = answers[name];
  if (answer === undefined) throw new IndexError('storage', 'A facet has no answer.');
  return answer.values;
};
