import type { FacetValue } from '@open-discovery/graph-client';
import type { SearchField } from '@open-discovery/search-fields';

/**
 * Reports, by field, whether a value is below a value of the parent field: `ec__________::EC::FP7::SP4` is
 * below `…::FP7`, which is below `EC`.
 */
const LIES_UNDER: Readonly<Record<string, (value: string, parent: string) => boolean>> = {
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
  const liesUnder = LIES_UNDER[name];
  const groups = new Map<string | null, FacetValue[]>();
  for (const value of values) {
    const parent = parents.find((one) => liesUnder?.(value.value, one)) ?? null;
    groups.set(parent, [...(groups.get(parent) ?? []), value]);
  }
  return groups;
};
