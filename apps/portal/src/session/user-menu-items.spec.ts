import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { userMenuItems } from './user-menu-items.ts';

const ORCID_PAGE = { pages: [{ route: '/my-orcid-links', isEnabled: true }] };
const ORCID_SERVICE = { addresses: { orcid: '/api/orcid-service' } };
const item = (route: string) => ({ id: route, title: route, route, needsAuthorization: true });

test.each<[string, Partial<PortalConfigurationFile>, string[]]>([
  ['the shipped portal', {}, ['/myclaims']],
  ['a portal with no user menu', { userMenu: [] }, ['/myclaims']],
  ['a portal with its own menu', { userMenu: [item('/'), item('/myclaims')] }, ['/', '/myclaims']],
  ['a portal that lists pages that do not exist', { userMenu: [item('/nowhere')] }, ['/myclaims']],
  [
    'a portal with an ORCID service and its page',
    { ...ORCID_PAGE, ...ORCID_SERVICE },
    ['/myclaims', '/my-orcid-links'],
  ],
  [
    'a portal with its own menu and an ORCID service',
    { ...ORCID_PAGE, ...ORCID_SERVICE, userMenu: [item('/my-orcid-links')] },
    ['/myclaims', '/my-orcid-links'],
  ],
  [
    'a portal without an ORCID service',
    { ...ORCID_PAGE, userMenu: [item('/my-orcid-links')] },
    ['/myclaims'],
  ],
  ['a portal that switches the page off', ORCID_SERVICE, ['/myclaims']],
])('a logged-in user of %s has My links', (_portal, configuration, routes) => {
  expect(userMenuItems(shippedConfiguration(configuration), {}).map(({ route }) => route)).toEqual(routes);
});
