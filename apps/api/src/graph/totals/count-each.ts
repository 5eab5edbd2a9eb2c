import type { EngineQuery } from '../../search/engine-query.ts';
import { ApiError } from '../../errors/api-error.ts';
import { EngineError } from '../../search/engine-error.ts';
import type { SearchEngine } from '../../search/search-engine.ts';

const isRefusal = (error: unknown): boolean =>
  // A search by role without a login is one that its caller cannot make.
  (error instanceof ApiError && [400, 401].includes(error.status)) ||
  (error instanceof EngineError && ['query', 'words'].includes(error.reason));

/** Returns `null` if the operation refuses the query as invalid. Other errors are rethrown. */
export const nullIfRefused = async <T>(operation: () => Promise<T>): Promise<T | null> => {
  try {
    return await operation();
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
};

/** Counts the results of each query; `null` for a query that the engine refuses. */
export const countEach = async (
  queries: readonly EngineQuery[],
  engine: SearchEngine,
): Promise<(number | null)[]> => {
  // One refused query fails the whole batch; then they are counted one by one.
  const together = await nullIfRefused(() => engine.count(queries));
  if (together !== null) return together;
  const totals: (number | null)[] = [];
  for (const query of queries) {
    const counted = await nullIfRefused(() => engine.count([query]));
    totals.push(counted?.[0] ?? null);
  }
  return totals;
};
