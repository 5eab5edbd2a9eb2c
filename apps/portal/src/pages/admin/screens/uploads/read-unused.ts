import type { PortalConfiguration } from '@open-discovery/config';
import type { SendResult } from '@open-discovery/http';
import type { SendRequest } from '../../../../runtime/use-service.ts';
import { getUploads } from './read-uploads.ts';

/** The most pictures that the server sends at once. */
const MOST_UPLOADS = 100;

/** Reads the ids of all pictures of a portal that are used nowhere, a page at a time. */
export const readUnused = async (
  portal: PortalConfiguration,
  send: SendRequest,
): Promise<SendResult<readonly string[]>> => {
  const ids = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await send(getUploads(portal, { isUnused: true, page, pageSize: MOST_UPLOADS }));
    if (!answer.ok) return answer;
    for (const { _id } of answer.value.results) ids.add(_id);
    pages = Math.ceil(answer.value.total / MOST_UPLOADS);
  }
  return { ok: true, value: [...ids] };
};
