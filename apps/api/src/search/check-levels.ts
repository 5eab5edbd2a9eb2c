import type { QueryNode } from '@open-discovery/search-fields';
import { QUERY_LIMITS } from '@open-discovery/search-index/text';
import { EngineError } from './engine-error.ts';
import type { FilterCondition } from './engine-query.ts';

type Part = QueryNode | FilterCondition;

const partsOf = (part: Part): readonly Part[] => {
  if ('op' in part) {
    if ('nodes' in part) return part.nodes;
    return 'node' in part ? [part.node] : [];
  }
  if (part.is === 'text') return [part.text];
  if (part.is === 'not') return [part.condition];
  return 'conditions' in part ? part.conditions : [];
};

/** Throws `query` if a query or filter is nested too deeply: to translate it would exhaust the stack. */
export const checkLevels = (part: Part, level = 1): void => {
  if (level > QUERY_LIMITS.depth)
    throw new EngineError('query', `The query has more than ${QUERY_LIMITS.depth} levels.`);
  for (const one of partsOf(part)) checkLevels(one, level + 1);
};
