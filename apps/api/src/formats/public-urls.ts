import type { PublicUrls } from '@open-discovery/export-formats';
import type { Settings } from '../settings/settings.ts';

/** Returns the public URLs of the portal and of the Graph API, which is at `/api` of the portal's origin. */
export const publicUrls = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): PublicUrls => {
  const portal = PUBLIC_URL.replace(/\/+$/, '');
  return { portal, graph: `${portal}/api/graph/v3` };
};
