import type { EngineQuery } from '../search/engine-query.ts';

/**
 * Returns the class of a search by what makes it expensive: words, filters, both or neither, and facets. There are eight,
 * so that they are labels of metrics; a query itself is private.
 */
export const searchClass = ({ text, filters, facets = [] }: EngineQuery): string => {
  const hasWords = text.op !== 'all';
  const restricted = filters.length > 0 ? 'filters' : 'everything';
  const base = hasWords ? (filters.length > 0 ? 'words and filters' : 'words') : restricted;
  return facets.length > 0 ? `${base}, facets` : base;
};
