import type { EngineQuery } from '../../search/engine-query.ts';
import { ApiError } from '../../api-error.ts';
import { EngineError } from '../../search/engine-error.ts';
import type { SearchEngine } from '../../search/search-engine.ts';

const isRefusal = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 400) ||
  (error instanceof EngineError && error.reason === 'query');

/** What is asked for, or `null` when the question itself is wrong; other failures stay failures. */
export const nullIfRefused = async <T>(ask: () => Promise<T>): Promise<T | null> => {
  try {
    return await ask();
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
};

/** Exact totals, one a query; `null` for a query that the engine refuses. */
export const countEach = async (
  queries: readonly EngineQuery[],
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<(number | null)[]> => {
  // At once, as long as none of them makes all of them fail.
  const together = await nullIfRefused(() => engine.count(queries, signal));
  if (together !== null) return together;
  const totals: (number | null)[] = [];
  for (const query of queries) {
    const counted = await nullIfRefused(() => engine.count([query], signal));
    totals.push(counted?.[0] ?? null);
  }
  return totals;
};
