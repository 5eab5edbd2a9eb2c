import type { SearchEngine } from '../search/search-engine.ts';
import type { Clause } from './parameters/clauses.ts';

/** Records that one looked-up value may stand for. */
const MOST_FOUND = 50;

const resolved = async (clause: Clause, engine: SearchEngine, signal?: AbortSignal): Promise<Clause> => {
  if (clause.lookUp === undefined) return clause;
  const found = await engine.search(
    {
      kind: clause.lookUp,
      text: { op: 'all' },
      filters: [{ name: clause.filter, ...clause.condition }],
      offset: 0,
      limit: MOST_FOUND,
    },
    signal,
  );
  const ids = found.hits.map(({ record }) => record.id);
  return { filter: clause.filter, condition: { is: 'any', field: clause.filter, values: ids } };
};

/** The clauses with those about records of another kind turned into conditions on these records' ids. */
export const lookUp = (
  clauses: readonly Clause[],
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<Clause[]> => Promise.all(clauses.map((clause) => resolved(clause, engine, signal)));
