import type { AdminMenuItem } from '@open-discovery/model';

/** Creates a stored menu item. */
export const aMenuItem = (fields: Partial<AdminMenuItem> = {}): AdminMenuItem => ({
  _id: 'a',
  version: 1,
  title: 'A',
  url: '',
  route: '/',
  routeActive: null,
  needsAuthorization: false,
  entitiesRequired: [],
  routeRequired: [],
  params: {},
  icon: null,
  fragment: null,
  customClass: null,
  target: '_self',
  type: 'internal',
  isFeatured: false,
  parentItemId: null,
  ...fields,
});
