import type { Parameters } from './types.ts';

// Declared for this module alone, because the library is compiled without the types of any platform.
declare const URLSearchParams: new () => Parameters;

/** Parameters with these entries, in their order. */
export const createParameters = (entries: Iterable<readonly [name: string, value: string]>): Parameters => {
  const parameters = new URLSearchParams();
  for (const [name, value] of entries) parameters.append(name, value);
  return parameters;
};
