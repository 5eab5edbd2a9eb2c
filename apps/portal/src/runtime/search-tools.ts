import type { GraphApi } from '@open-discovery/portal-state';
import { searchToolsOf } from '@open-discovery/portal-state/search-tools';

type SearchTools = ReturnType<typeof searchToolsOf>;

const known = new WeakMap<GraphApi, SearchTools>();

/** The endpoints that help with a search beyond its results; added to the slice once. */
export const searchTools = (graphApi: GraphApi): SearchTools => {
  const tools = known.get(graphApi) ?? searchToolsOf(graphApi);
  known.set(graphApi, tools);
  return tools;
};
