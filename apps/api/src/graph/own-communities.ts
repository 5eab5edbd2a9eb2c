import type { Caller } from '../access/caller.ts';
import { partsOf } from '../communities/community-roles.ts';
import type { FilterCondition } from '../search/engine-query.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** More communities than any graph has. */
const CODES_MAX = 10_000;

const fetchCodes = async (engine: SearchEngine, signal?: AbortSignal): Promise<readonly string[]> => {
  const { facets } = await engine.search(
    {
      kind: 'community',
      text: { op: 'all' },
      filters: [],
      facets: [{ field: 'community', size: CODES_MAX, distinct: false }],
      offset: 0,
      limit: 0,
    },
    signal,
  );
  return (facets['community']?.values ?? []).map(({ value }) => value);
};

interface Codes {
  readonly all: readonly string[];
  /** Returns the communities in which the user has a role. */
  readonly of: (part: string) => readonly string[];
}

const withCodes = (condition: FilterCondition, codes: Codes): FilterCondition => {
  if (condition.is === 'any') {
    const values = condition.values.flatMap(codes.of);
    // Curators have all communities, which may be more than a filter has values.
    return values.length === codes.all.length
      ? { is: 'exists', field: 'community' }
      : { is: 'any', field: 'community', values };
  }
  if (condition.is === 'not') return { is: 'not', condition: withCodes(condition.condition, codes) };
  if ('conditions' in condition)
    return { ...condition, conditions: condition.conditions.map((one) => withCodes(one, codes)) };
  return condition;
};

interface OwnCommunities {
  readonly engine: SearchEngine;
  readonly user: NonNullable<Caller['user']>;
  readonly signal?: AbortSignal;
}

/**
 * Replaces a condition on the user’s role in a community by one on the codes of the communities in which they have it.
 * Role names ignore the case of a code. Spec §6.
 */
export const toOwnCommunities = async (
  condition: FilterCondition,
  { engine, user, signal }: OwnCommunities,
): Promise<FilterCondition> => {
  const all = await fetchCodes(engine, signal);
  return withCodes(condition, {
    all,
    of: (part) => all.filter((code) => partsOf(user.role, code).some((held) => held === part)),
  });
};
