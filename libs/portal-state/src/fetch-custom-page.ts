import { getCustomPage } from '@open-discovery/admin-client';
import type { CustomPagePlace, FoundCustomPage } from './custom-page.ts';
import type { SendToAdminTool } from './fetch-portal.ts';

const NOT_FOUND = 404;

/** Fetches a custom page of a portal by its route. */
export const fetchCustomPage = async (
  { portal, route }: CustomPagePlace,
  send: SendToAdminTool,
): Promise<FoundCustomPage> => {
  const answer = await send(getCustomPage(portal, route));
  if (!answer.ok)
    return answer.error.kind === 'status' && answer.error.status === NOT_FOUND
      ? { state: 'missing' }
      : { state: 'failed' };
  const { name, title, description, canonical, robots, content } = answer.value;
  return {
    state: 'found',
    page: { name, route: answer.value.route, title, description, canonical, robots, content },
  };
};
