import type { AdminPage } from '@open-discovery/model';

/** Creates a stored page. */
export const aPage = (fields: Partial<AdminPage> = {}): AdminPage => ({
  _id: 'about',
  version: 1,
  name: 'About',
  route: '/about',
  type: 'other',
  portalType: 'explore',
  portalPid: null,
  positions: [],
  entities: [],
  title: '',
  content: '',
  description: '',
  canonical: '',
  robots: 'index',
  ...fields,
});
