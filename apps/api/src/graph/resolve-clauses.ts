import type { FastifyRequest } from 'fastify';
import { markPersonal } from '../access/personal-answer.ts';
import type { RouteDependencies } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { toOwnCommunities } from './own-communities.ts';
import type { Clause } from './parameters/clauses.ts';
import { countValues } from './parameters/conditions.ts';
import { ALL_RECORDS } from '../search/engine-query.ts';

/** Maximum number of records per value. */
const MAX_RECORDS = 50;

/** The clauses are from the request of a caller, whose roles some of them are about. */
type Dependencies = Pick<RouteDependencies, 'engine' | 'identifyCaller'>;

const resolveLookup = async (clause: Clause, engine: SearchEngine): Promise<Clause> => {
  if (clause.lookupKind === undefined) return clause;
  const matches = await engine.search({
    ...ALL_RECORDS,
    kind: clause.lookupKind,
    filters: [{ name: clause.filter, ...clause.condition }],
    limit: MAX_RECORDS,
  });
  const ids = matches.hits.map(({ record }) => record.id);
  return { filter: clause.filter, condition: { is: 'any', field: clause.filter, values: ids } };
};

const resolveOwn = async (
  { filter, condition }: Clause,
  { engine, identifyCaller }: Dependencies,
  request: FastifyRequest,
): Promise<Clause> => {
  // Spaces alone name no role, and are not a condition, as in every other parameter.
  if (countValues(condition) === 0) return { filter, condition };
  markPersonal(request);
  const { user } = await identifyCaller(request);
  if (user === null) throw new ApiError(401, 'Please log in to search by your role');
  return { filter, condition: await toOwnCommunities(condition, { engine, user }) };
};

/**
 * Replaces clauses on records of another kind by conditions on the ids of these records, and clauses on the caller’s own
 * role by conditions on their communities, which makes the answer personal.
 */
export const resolveClauses = (
  clauses: readonly Clause[],
  dependencies: Dependencies,
  request: FastifyRequest,
): Promise<Clause[]> =>
  Promise.all(
    clauses.map((clause) =>
      clause.isOwn === true
        ? resolveOwn(clause, dependencies, request)
        : resolveLookup(clause, dependencies.engine),
    ),
  );
