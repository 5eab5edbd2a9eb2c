import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';

/** Returns the source with a name. Throws an {@link ApiError} 404 without one. */
export const requireSource = <T extends { readonly name: string }>(
  sources: readonly T[],
  name: string,
): T => {
  const source = sources.find((one) => one.name === name);
  if (source === undefined) throw new ApiError(404, problem('no-source', { name }));
  return source;
};
