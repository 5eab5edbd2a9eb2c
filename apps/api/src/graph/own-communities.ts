import type { Caller } from '../access/caller.ts';
import { partsOf } from '../communities/community-roles.ts';
import { ALL_RECORDS } from '../search/engine-query.ts';
import type { FilterCondition } from '../search/engine-query.ts';
import { mapConditions } from '../search/simple-conditions.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** More communities than any graph has. */
const CODES_MAX = 10_000;

const fetchCodes = async (engine: SearchEngine): Promise<readonly string[]> => {
  const { facets } = await engine.search({
    ...ALL_RECORDS,
    kind: 'community',
    facets: [{ field: 'community', size: CODES_MAX, distinct: false }],
  });
  return (facets['community']?.values ?? []).map(({ value }) => value);
};

interface Codes {
  readonly all: readonly string[];
  /** Returns the communities in which the user has a role. */
  readonly of: (part: string) => readonly string[];
}

const withCodes = (condition: FilterCondition, codes: Codes): FilterCondition =>
  mapConditions(condition, (one) => {
    if (one.is !== 'any') return one;
    const values = one.values.flatMap(codes.of);
    // Curators have all communities, which may be more than a filter has values.
    return values.length === codes.all.length
      ? { is: 'exists', field: 'community' }
      : { is: 'any', field: 'community', values };
  });

interface OwnCommunities {
  readonly engine: SearchEngine;
  readonly user: NonNullable<Caller['user']>;
}

/**
 * Replaces a condition on the user’s role in a community by one on the codes of the communities in which they have it.
 * Role names ignore the case of a code. Spec §6.
 */
export const toOwnCommunities = async (
  condition: FilterCondition,
  { engine, user }: OwnCommunities,
): Promise<FilterCondition> => {
  const all = await fetchCodes(engine);
  return withCodes(condition, {
    all,
    of: (part) => all.filter((code) => partsOf(user.role, code).some((held) => held === part)),
  });
};
