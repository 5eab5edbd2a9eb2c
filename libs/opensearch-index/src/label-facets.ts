import type { FacetAnswer, FacetRequest } from '@open-discovery/search-index';
import { valueOfGroupName } from '@open-discovery/search-index/text';
import type { LabelRow } from './labels.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A value of a facet with the number of its documents. */
export interface Counted {
  readonly value: string;
  readonly count: number;
}

/** Returns the answer to a facet of numbers. */
export const numbersOf = (wanted: FacetRequest, counted: readonly Counted[]): FacetAnswer => {
  const found = counted.filter(({ value }) => value.includes(wanted.contains ?? ''));
  const sorted =
    wanted.order === 'value'
      ? found
      : found.toSorted((a, b) => b.count - a.count || Number(b.value) - Number(a.value));
  const values = sorted.slice(0, wanted.size).map(({ value, count }) => ({ value, label: value, count }));
  return { values, distinct: found.length };
};

interface Labelling {
  readonly top: readonly Counted[];
  /** The counts of the values to return however rare they are. */
  readonly included: readonly Counted[];
  readonly labels: ReadonlyMap<string, LabelRow>;
}

/** Returns the values of a facet with their labels. */
export const labelled = (
  wanted: FacetRequest,
  { top, included, labels }: Labelling,
): FacetAnswer['values'] => {
  const rowOf = (value: string): LabelRow | undefined => labels.get(`${wanted.field} ${value}`);
  const values = top.map(({ value, count }) => ({ value, label: rowOf(value)?.label ?? value, count }));
  if (wanted.order === 'value') values.sort((a, b) => collator.compare(a.label, b.label));
  const shown = values.slice(0, wanted.size);
  const counts = new Map(included.map(({ value, count }) => [value, count]));
  const known = new Set(shown.map(({ value }) => value));
  const more = (wanted.including ?? []).flatMap((name) => {
    const row = rowOf(name);
    if (row === undefined) return [];
    const value = valueOfGroupName(name) === null ? name : row.group;
    return known.has(value) ? [] : [{ value, label: row.label, count: counts.get(value) ?? 0 }];
  });
  return [...shown, ...new Map(more.map((value) => [value.value, value])).values()];
};
