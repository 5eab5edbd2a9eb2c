import { getCustomPage } from '@open-discovery/admin-client';
import type { CustomPage, CustomPagePlace } from './custom-page.ts';
import type { SendToAdminTool } from './fetch-portal.ts';
import { toQueryResult } from './query-result.ts';
import type { QueryResult } from './query-result.ts';

/** Fetches a custom page of a portal by its route; `missing` if there is none or it is off. */
export const fetchCustomPage = async (
  place: CustomPagePlace,
  send: SendToAdminTool,
): Promise<QueryResult<CustomPage>> => {
  const answer = await send(getCustomPage(place.portal, place.route));
  if (!answer.ok) return toQueryResult(answer);
  const { name, route, title, description, canonical, robots, content } = answer.value;
  return { state: 'found', value: { name, route, title, description, canonical, robots, content } };
};
