import type { SearchEngine } from '../search/search-engine.ts';
import type { Clause } from './parameters/clauses.ts';

/** Maximum number of records per value. */
const MAX_RECORDS = 50;

const resolveClause = async (clause: Clause, engine: SearchEngine, signal?: AbortSignal): Promise<Clause> => {
  if (clause.lookupKind === undefined) return clause;
  const matches = await engine.search(
    {
      kind: clause.lookupKind,
      text: { op: 'all' },
      filters: [{ name: clause.filter, ...clause.condition }],
      offset: 0,
      limit: MAX_RECORDS,
    },
    signal,
  );
  const ids = matches.hits.map(({ record }) => record.id);
  return { filter: clause.filter, condition: { is: 'any', field: clause.filter, values: ids } };
};

/** Replaces clauses on records of another kind by conditions on the ids of these records. */
export const resolveClauses = (
  clauses: readonly Clause[],
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<Clause[]> => Promise.all(clauses.map((clause) => resolveClause(clause, engine, signal)));
