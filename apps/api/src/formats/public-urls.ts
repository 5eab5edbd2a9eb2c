import type { Place } from '@open-discovery/export-formats';
import type { Settings } from '../settings.ts';

/** Where visitors reach records: the API stands under the portal's origin, at `/api`. */
export const publicUrls = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Place => {
  const portal = PUBLIC_URL.replace(/\/+$/, '');
  return { portal, graph: `${portal}/api/graph/v3` };
};
