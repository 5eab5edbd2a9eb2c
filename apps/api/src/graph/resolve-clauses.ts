import type { SearchEngine } from '../search/search-engine.ts';
import type { Clause } from './parameters/clauses.ts';

/** Records that one looked-up value may stand for. */
const MAX_RECORDS = 50;

const resolved = async (clause: Clause, engine: SearchEngine, signal?: AbortSignal): Promise<Clause> => {
  if (clause.lookupKind === undefined) return clause;
  const found = await engine.search(
    {
      kind: clause.lookupKind,
      text: { op: 'all' },
      filters: [{ name: clause.filter, ...clause.condition }],
      offset: 0,
      limit: MAX_RECORDS,
    },
    signal,
  );
  const ids = found.hits.map(({ record }) => record.id);
  return { filter: clause.filter, condition: { is: 'any', field: clause.filter, values: ids } };
};

/** The clauses with those about records of another kind turned into conditions on these records' ids. */
export const resolveClauses = (
  clauses: readonly Clause[],
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<Clause[]> => Promise.all(clauses.map((clause) => resolved(clause, engine, signal)));
