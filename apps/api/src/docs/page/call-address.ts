import type { Call } from './read-calls.ts';

/** The field of a call's form for parameters that the form does not list: a query, such as `page=2&search=sea`. */
export const MORE_FIELD = '_more';

const filled = (fields: URLSearchParams): [string, string][] =>
  [...fields].filter(([, value]) => value !== '');

/**
 * Returns path and query of a call with the fields of its form. Empty fields are left out, and a missing part of the path
 * keeps its name in braces.
 */
export const callAddress = (call: Pick<Call, 'path' | 'parameters'>, fields: URLSearchParams): string => {
  const inQuery = new Set(call.parameters.filter(({ place }) => place === 'query').map(({ name }) => name));
  const path = call.path.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const value = fields.get(name) ?? '';
    return value === '' ? braced : encodeURIComponent(value);
  });
  const more = new URLSearchParams(fields.get(MORE_FIELD) ?? '');
  const query = new URLSearchParams([
    ...filled(fields).filter(([name]) => inQuery.has(name)),
    ...filled(more),
  ]).toString();
  return query === '' ? path : `${path}?${query}`;
};
