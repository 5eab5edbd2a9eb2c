import type { PortalConfiguration } from '@open-discovery/config';
import type { SendResult } from '@open-discovery/http';
import type { SendRequest } from '../../../../runtime/use-service.ts';
import { readAllPages } from '../../parts/list/read-all-pages.ts';
import { getUploads } from './read-uploads.ts';
import type { Upload } from './read-uploads.ts';

/** The most pictures that the server sends at once. */
const MOST_UPLOADS = 100;

/** Reads all pictures of a portal that are used nowhere. */
export const readUnused = (
  portal: PortalConfiguration,
  send: SendRequest,
): Promise<SendResult<readonly Upload[]>> =>
  readAllPages({
    request: (page) => getUploads(portal, { isUnused: true, page, pageSize: MOST_UPLOADS }),
    pageSize: MOST_UPLOADS,
    keyOf: ({ _id }) => _id,
    send,
  });
