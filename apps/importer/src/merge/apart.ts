import type { Facts } from './facts.ts';
import { hasOtherRegistration } from './others/data-sources.ts';
import { hasOtherRor } from './others/organizations.ts';
import { CERTAIN } from './verdict.ts';
import { contradictionOf } from './works/contradiction.ts';
import { hasOtherIdentifier } from './works/compare-works.ts';
import { isToldApart, isPreprintPair } from './works/score-works.ts';

const hasSame = (a: Facts, b: Facts): boolean =>
  a.kind === 'product' && b.kind === 'product' && a.own.some((key) => b.own.includes(key));

/**
 * Returns why two records cannot be in one group although a third record is the same as each; `null` if they can.
 * Identifiers that differ are no obstacle if an identifier joins the groups: works have several.
 */
export const apartBy = (a: Facts, b: Facts, score: number): string | null => {
  if (a.kind === 'product' && b.kind === 'product') {
    const hasOther = hasOtherIdentifier(a, b);
    if (isPreprintPair(a, b) && (hasOther || (score < CERTAIN && !hasSame(a, b)))) return 'a version of it';
    if (hasOther && score < CERTAIN) return 'other identifiers';
    if (score < CERTAIN && a.id !== b.id && isToldApart(a, b)) return 'one source describes both';
    return contradictionOf(a, b);
  }
  if (score === CERTAIN) return null;
  if (a.kind === 'organization' && b.kind === 'organization') return hasOtherRor(a, b) ? 'other RORs' : null;
  return a.kind === 'dataSource' && b.kind === 'dataSource' && hasOtherRegistration(a, b)
    ? 'other identifiers'
    : null;
};

/** Returns the names of each data source of a group. */
const namesById = (group: readonly Facts[]): ReadonlySet<string>[] => {
  const names = new Map<string, Set<string>>();
  for (const facts of group)
    if (facts.kind === 'dataSource')
      names.set(facts.id, new Set([...(names.get(facts.id) ?? []), ...facts.names]));
  return [...names.values()];
};

/**
 * Returns why two groups of data sources that are the same by name cannot be one; `null` if all of them have one name in
 * common. An id that sources give to several repositories would join these otherwise.
 */
export const groupsApartBy = (a: readonly Facts[], b: readonly Facts[], score: number): string | null => {
  const [first, ...others] = namesById([...a, ...b]);
  if (score === CERTAIN || first === undefined) return null;
  return [...first].some((name) => others.every((names) => names.has(name))) ? null : 'other names';
};
