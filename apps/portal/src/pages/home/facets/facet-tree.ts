import type { FacetValue } from '@open-discovery/graph-client';
import type { SearchField } from '@open-discovery/search-fields';

/**
 * Reports, by field, whether a value is below a value of the parent field: `ec__________::EC::FP7::SP4` is
 * below `…::FP7`, which is below `EC`.
 */
const IS_BELOW: Readonly<Record<string, (value: string, parent: string) => boolean>> = {
  fundingLevel0: (value, parent) => value.split('::')[1] === parent,
  fundingLevel1: (value, parent) => value.startsWith(`${parent}::`),
  fundingLevel2: (value, parent) => value.startsWith(`${parent}::`),
};

/** Returns the offered fields that depend on this one. */
export const childrenOf = (fields: readonly SearchField[], { name }: SearchField): readonly SearchField[] =>
  fields.filter(({ parent }) => parent === name);

/** Returns the offered fields that depend on none of the others: the first level. */
export const rootsOf = (fields: readonly SearchField[]): readonly SearchField[] =>
  fields.filter(({ parent }) => !fields.some(({ name }) => name === parent));

/**
 * Groups the values of a field by the chosen value of the parent field; `null` holds those without a known
 * parent.
 * @example underParents('fundingLevel0', [fp7], ['EC', 'NSF']).get('EC'); // [fp7]
 */
export const underParents = (
  name: string,
  values: readonly FacetValue[],
  parents: readonly string[],
): ReadonlyMap<string | null, readonly FacetValue[]> => {
  const isBelow = IS_BELOW[name];
  const groups = new Map<string | null, FacetValue[]>();
  for (const value of values) {
    const parent = parents.find((one) => isBelow?.(value.value, one)) ?? null;
    groups.set(parent, [...(groups.get(parent) ?? []), value]);
  }
  return groups;
};

/** A value with the values below it, as far as they are listed. */
export interface ValueBranch<T extends { readonly value: string } = FacetValue> {
  readonly item: T;
  readonly below: readonly ValueBranch<T>[];
}

/** Returns the code by which a value is below others, whose codes it begins with; '' for a value of the first level. */
const codeOf = (name: string, value: string): string =>
  name === 'fos' ? (/^\d+/.exec(value)?.[0] ?? '') : '';

/**
 * Arranges the values of a field as a tree: fields of science by their codes. Values of other fields are all on the first
 * level.
 * @example branchesOf('fos', [natural, mathematics]) // [{ item: natural, below: [{ item: mathematics, below: [] }] }]
 */
export const branchesOf = <T extends { readonly value: string }>(
  name: string,
  values: readonly T[],
): readonly ValueBranch<T>[] => {
  const codes = new Set(values.map(({ value }) => codeOf(name, value)));
  const parentOf = (code: string): string => {
    for (let end = code.length - 1; end > 0; end -= 1)
      if (codes.has(code.slice(0, end))) return code.slice(0, end);
    return '';
  };
  const byParent = new Map<string, T[]>();
  for (const item of values) {
    const parent = parentOf(codeOf(name, item.value));
    byParent.set(parent, [...(byParent.get(parent) ?? []), item]);
  }
  const below = (code: string): ValueBranch<T>[] => {
    const items = byParent.get(code) ?? [];
    // The first of several values with one code takes those below.
    byParent.delete(code);
    return items.map((item) => {
      const own = codeOf(name, item.value);
      return { item, below: own === '' ? [] : below(own) };
    });
  };
  return below('');
};

/** Returns the values of a tree in order, each with the number of values above it. */
export const withDepths = <T extends { readonly value: string }>(
  branches: readonly ValueBranch<T>[],
  depth = 0,
): readonly { readonly item: T; readonly depth: number }[] =>
  branches.flatMap(({ item, below }) => [{ item, depth }, ...withDepths(below, depth + 1)]);
