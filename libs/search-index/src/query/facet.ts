import { fold } from '../analysis/fold.ts';
import type { Generation } from '../generation/generation.ts';
import { IndexError } from '../index-error.ts';
import { DICTIONARY_BLOCK } from '../storage/dictionary-writer.ts';
import type { VisitEntry } from '../storage/dictionary.ts';
import { valueOfKey } from '../storage/keyword-key.ts';
import { GrowingArray } from '../storage/growing-array.ts';
import { groupName, valueOfGroupName } from '../storage/group-name.ts';
import type { NumberColumn } from '../storage/number-column.ts';
import type { FacetAnswer, FacetValue, FacetRequest } from '../query-types.ts';
import { ColumnCounter } from './column-counter.ts';
import type { ValueCounts } from './column-counter.ts';
import { countNumbers } from './count-numbers.ts';
import { countValues } from './count-values.ts';
import type { DocSet } from './doc-set.ts';
import type { QueryClock } from './query-clock.ts';

const VALUES_PER_CHECK = 1024;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Selects the best items in order; cheaper than sorting all of them when few are requested. */
const best = <T>(items: ArrayLike<T>, wanted: number, compare: (left: T, right: T) => number): T[] => {
  if (items.length <= wanted * 4) return Array.from(items).sort(compare).slice(0, wanted);
  const kept: T[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index] as T;
    const last = kept[wanted - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let at = kept.length;
    while (at > 0 && compare(item, kept[at - 1] as T) < 0) at -= 1;
    kept.splice(at, 0, item);
    if (kept.length > wanted) kept.pop();
  }
  return kept;
};

const byLabel = (values: FacetValue[], size: number): FacetValue[] =>
  best(values, size, (a, b) => collator.compare(a.label, b.label) || (a.value < b.value ? -1 : 1));

/** Returns the ordinals of the values that some document has. */
const ordinalsOf = (counts: Uint32Array): Uint32Array => {
  const ordinals = new GrowingArray();
  for (let ordinal = 0; ordinal < counts.length; ordinal += 1)
    if (counts[ordinal] !== 0) ordinals.push(ordinal);
  return ordinals.view();
};

/** The counts of a field, and the values to choose from. */
interface FoundValues extends Pick<ValueCounts, 'counts' | 'missing'> {
  found: Uint32Array;
}

/** Counts facets from the columns of a generation. All counts are exact. */
export class FacetCounter {
  readonly #generation: Generation;
  readonly #counter = new ColumnCounter();

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  /** Throws `query` if the field has no facet. */
  count(wanted: FacetRequest, documents: DocSet, clock: QueryClock): FacetAnswer {
    const { manifest, keywordColumns, numberColumns } = this.#generation;
    const isWanted = ({ name, facet }: { name: string; facet?: boolean }): boolean =>
      name === wanted.field && facet === true;
    const keyword = manifest.schema.keyword.findIndex(isWanted);
    const column = keywordColumns[keyword];
    if (column) {
      const [from, to] = this.#generation.valueRange(keyword);
      const countIn = (listed: Uint32Array | null): ValueCounts => countValues(column, listed, to - from);
      const { counts, missing, found } = this.#counter.count(column, documents, countIn);
      const ordinals = found ?? ordinalsOf(counts);
      const text = fold(wanted.contains ?? '');
      return this.#select(wanted, keyword, {
        counts,
        missing,
        found: text === '' ? ordinals : this.#containing(text, keyword, { ordinals, clock }),
      });
    }
    const numbers = numberColumns[manifest.schema.number.findIndex(isWanted)];
    if (numbers) return this.#countNumber(wanted, numbers, documents);
    throw new IndexError('query', `There is no facet "${wanted.field}".`);
  }

  /** Selects the requested values of a keyword field. */
  #select(wanted: FacetRequest, field: number, { counts, missing, found }: FoundValues): FacetAnswer {
    const distinct = found.length;
    const valueOf = (ordinal: number): FacetValue => this.#value(field, ordinal, counts[ordinal] as number);
    if (wanted.order === 'value')
      return { values: byLabel(Array.from(found, valueOf), wanted.size), distinct, missing };
    const top = best(found, wanted.size, (a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
    const values = top.map(valueOf);
    const shown = new Set(values.map(({ value }) => value));
    const included = this.#included(field, wanted.including ?? [], counts);
    return { values: [...values, ...included.filter(({ value }) => !shown.has(value))], distinct, missing };
  }

  /** Returns the values whose label contains a text. Those that are near each other in the dictionary are read together. */
  #containing(
    text: string,
    field: number,
    { ordinals, clock }: { ordinals: Uint32Array; clock: QueryClock },
  ): Uint32Array {
    const [first] = this.#generation.valueRange(field);
    const options = this.#generation.manifest.schema.keyword[field] ?? {};
    const wanted = ordinals.slice().sort();
    const found = new GrowingArray();
    let at = 0;
    const visit: VisitEntry = (step, reader) => {
      const ordinal = step.ordinal - first;
      if (ordinal !== wanted[at]) return undefined;
      if (at % VALUES_PER_CHECK === 0) clock.check();
      at += 1;
      const label = reader.text() || valueOfKey(step.key, options);
      if (fold(label).includes(text)) found.push(ordinal);
      return undefined;
    };
    while (at < wanted.length) {
      let last = at;
      while ((wanted[last + 1] ?? Infinity) - (wanted[last] as number) <= DICTIONARY_BLOCK) last += 1;
      const [from, to] = [first + (wanted[at] as number), first + (wanted[last] as number) + 1];
      this.#generation.values.walk(from, to, visit);
    }
    return found.view();
  }

  /** Returns values that are in the index; of a group, either the group or the single value that is named. */
  #included(field: number, values: readonly string[], counts: Uint32Array): FacetValue[] {
    const isGrouped = this.#generation.manifest.schema.keyword[field]?.groupByLabel === true;
    const named = isGrouped ? values.map(valueOfGroupName).filter((value) => value !== null) : [];
    const groups = this.#ordinals(field, named).map((ordinal) => {
      const shown = this.#generation.labelGroups[field]?.shown(ordinal) ?? ordinal;
      return this.#value(field, shown, counts[shown] as number);
    });
    const single = this.#ordinals(field, values).map((ordinal) =>
      this.#single(field, ordinal, this.#isInGroup(field, ordinal) ? 0 : (counts[ordinal] as number)),
    );
    return [...new Map([...groups, ...single].map((value) => [value.value, value])).values()];
  }

  #isInGroup(field: number, ordinal: number): boolean {
    return this.#generation.labelGroups[field]?.of(ordinal) !== undefined;
  }

  /** Returns the ordinals of values in their field. */
  #ordinals(field: number, values: readonly string[]): number[] {
    const [first] = this.#generation.valueRange(field);
    const places = values
      .filter((value) => value !== '')
      .map((value) => this.#generation.findValue(field, value)?.ordinal);
    return [...new Set(places)].filter((place) => place !== undefined).map((place) => place - first);
  }

  /** Returns a value of the column: a group by its name. */
  #value(field: number, ordinal: number, count: number): FacetValue {
    const single = this.#single(field, ordinal, count);
    return this.#isInGroup(field, ordinal) ? { ...single, value: groupName(single.value) } : single;
  }

  #single(field: number, ordinal: number, count: number): FacetValue {
    const [first] = this.#generation.valueRange(field);
    const { key, label } = this.#generation.values.at(first + ordinal);
    const value = valueOfKey(key, this.#generation.manifest.schema.keyword[field] ?? {});
    return { value, label: label === '' ? value : label, count };
  }

  #countNumber(wanted: FacetRequest, column: NumberColumn, documents: DocSet): FacetAnswer {
    const { counts, missing } = countNumbers(column, documents, this.#counter);
    const found = counts.filter(([number]) => String(number).includes(wanted.contains ?? ''));
    const distinct = found.length;
    const top = best(found, wanted.size, (a, b) =>
      wanted.order === 'value' ? b[0] - a[0] : b[1] - a[1] || b[0] - a[0],
    );
    const values = top.map(([number, count]) => ({ value: String(number), label: String(number), count }));
    return { values, distinct, missing };
  }
}
