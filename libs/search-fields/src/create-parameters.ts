import type { Parameters } from './types.ts';

// Declared in this module only, because the library is compiled without the types of any platform.
declare const URLSearchParams: new () => Parameters;

/**
 * Creates parameters from entries and keeps their order.
 * @example createParameters([['keyword', 'sea level']]).toString() // 'keyword=sea+level'
 */
export const createParameters = (entries: Iterable<readonly [name: string, value: string]>): Parameters => {
  const parameters = new URLSearchParams();
  for (const [name, value] of entries) parameters.append(name, value);
  return parameters;
};
