import { fold } from '../analysis/fold.ts';
import type { Generation } from '../generation/generation.ts';
import { IndexError } from '../index-error.ts';
import { keywordKey, valueOfKey } from '../storage/keyword-key.ts';
import { groupName, valueOfGroupName } from '../storage/group-name.ts';
import type { LabelGroups } from '../storage/label-groups.ts';
import { NO_NUMBERS } from '../storage/number-column.ts';
import type { FacetAnswer, FacetValue, FacetRequest } from '../query-types.ts';
import type { ValueCounter } from './count-values.ts';
import { NumberCounter } from './count-numbers.ts';
import type { DocSet } from './doc-set.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Selects the best items in order; cheaper than sorting all of them when few are requested. */
const best = <T>(items: T[], wanted: number, compare: (left: T, right: T) => number): T[] => {
  if (items.length <= wanted * 4) return items.sort(compare).slice(0, wanted);
  const kept: T[] = [];
  for (const item of items) {
    const last = kept[wanted - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let at = kept.length;
    while (at > 0 && compare(item, kept[at - 1] as T) < 0) at -= 1;
    kept.splice(at, 0, item);
    if (kept.length > wanted) kept.pop();
  }
  return kept;
};

/** Counts facets from the columns of a generation. All counts are exact. */
export class FacetCounter {
  readonly #generation: Generation;
  readonly #counter: ValueCounter;
  readonly #numbers = new NumberCounter();

  constructor(generation: Generation, counter: ValueCounter) {
    this.#generation = generation;
    this.#counter = counter;
  }

  /** Throws `query` if the field has no facet. */
  count(wanted: FacetRequest, documents: DocSet): FacetAnswer {
    const { schema } = this.#generation.manifest;
    const keyword = schema.keyword.findIndex(({ name, facet }) => name === wanted.field && facet);
    if (keyword >= 0) return this.#countKeyword(wanted, keyword, documents);
    const number = schema.number.findIndex(({ name, facet }) => name === wanted.field && facet === true);
    if (number >= 0) return this.#countNumber(wanted, number, documents);
    throw new IndexError('query', `There is no facet "${wanted.field}".`);
  }

  #countKeyword(wanted: FacetRequest, field: number, documents: DocSet): FacetAnswer {
    const column = this.#generation.keywordColumns[field];
    if (column === null || column === undefined)
      throw new IndexError('query', `"${wanted.field}" is no facet.`);
    const { counts, missing } = this.#counter.count(column, field, documents);
    const contains = fold(wanted.contains ?? '');
    const found: { ordinal: number; count: number }[] = [];
    for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
      const count = counts[ordinal] as number;
      if (count > 0 && this.#isLabelled(field, ordinal, contains)) found.push({ ordinal, count });
    }
    const distinct = found.length;
    if (wanted.order === 'value')
      return { values: this.#byLabel(found, field, wanted.size), distinct, missing };
    const top = best(found, wanted.size, (a, b) => b.count - a.count || a.ordinal - b.ordinal);
    const values = top.map(({ ordinal, count }) => this.#value(field, ordinal, count));
    const shown = new Set(values.map(({ value }) => value));
    const included = this.#included(field, wanted.including ?? [], counts);
    return { values: [...values, ...included.filter(({ value }) => !shown.has(value))], distinct, missing };
  }

  /** Returns values that are in the index; of a group, either the group or the single value that is named. */
  #included(field: number, values: readonly string[], counts: Uint32Array): FacetValue[] {
    const named = values.flatMap((value) => {
      const ofGroup = valueOfGroupName(value);
      return ofGroup === null ? [] : [ofGroup];
    });
    const groups = this.#ordinals(field, named).map((ordinal) => {
      const shown = this.#groups(field)?.shown(ordinal) ?? ordinal;
      return this.#value(field, shown, counts[shown] as number);
    });
    const single = this.#ordinals(field, values).map((ordinal) => {
      const isInGroup = (this.#groups(field)?.of(ordinal) ?? null) !== null;
      return this.#single(field, ordinal, isInGroup ? 0 : (counts[ordinal] as number));
    });
    return [...new Map([...groups, ...single].map((value) => [value.value, value])).values()];
  }

  #groups(field: number): LabelGroups | undefined {
    return this.#generation.labelGroups[field];
  }

  /** Returns the ordinals of values in their field. */
  #ordinals(field: number, values: readonly string[]): number[] {
    const [first] = this.#generation.valueRange(field);
    const options = this.#generation.manifest.schema.keyword[field] ?? {};
    const places = values
      .filter((value) => value !== '')
      .map((value) => this.#generation.values.find(keywordKey(field, value, options))?.ordinal);
    return [...new Set(places)].filter((place) => place !== undefined).map((place) => place - first - 1);
  }

  #isLabelled(field: number, ordinal: number, contains: string): boolean {
    return contains === '' || fold(this.#value(field, ordinal, 0).label).includes(contains);
  }

  #byLabel(found: { ordinal: number; count: number }[], field: number, size: number): FacetValue[] {
    const values = found.map(({ ordinal, count }) => this.#value(field, ordinal, count));
    return best(values, size, (a, b) => collator.compare(a.label, b.label) || (a.value < b.value ? -1 : 1));
  }

  /** Returns a value of the column: a group by its name. */
  #value(field: number, ordinal: number, count: number): FacetValue {
    const single = this.#single(field, ordinal, count);
    const isInGroup = (this.#groups(field)?.of(ordinal) ?? null) !== null;
    return isInGroup ? { ...single, value: groupName(single.value) } : single;
  }

  #single(field: number, ordinal: number, count: number): FacetValue {
    const [first] = this.#generation.valueRange(field);
    const { key, label } = this.#generation.values.at(first + 1 + ordinal);
    const value = valueOfKey(key, this.#generation.manifest.schema.keyword[field] ?? {});
    return { value, label: label === '' ? value : label, count };
  }

  #countNumber(wanted: FacetRequest, field: number, documents: DocSet): FacetAnswer {
    const column = this.#generation.numberColumns[field] ?? NO_NUMBERS;
    const { counts, missing } = this.#numbers.count(column, documents);
    const found = counts.filter(([number]) => String(number).includes(wanted.contains ?? ''));
    const distinct = found.length;
    const top = best(found, wanted.size, (a, b) =>
      wanted.order === 'value' ? b[0] - a[0] : b[1] - a[1] || b[0] - a[0],
    );
    const values = top.map(([number, count]) => ({ value: String(number), label: String(number), count }));
    return { values, distinct, missing };
  }
}
