import type { PortalConfiguration } from '@open-discovery/config';
import { isPageEnabled } from '@open-discovery/menu';
import { KINDS, landingAddress } from '@open-discovery/model';
import { parseRole } from '@open-discovery/roles';
import { builtPages } from '../../runtime/built-pages.ts';
import { AFTER_LOGIN_PATH } from '../../session/login.ts';

/**
 * Returns the address that an accepted invitation leads to: that after a login, which goes to the list of one's communities
 * or, where it is off, home. Whoever is invited to a community then finds its page instead.
 */
export const afterAccepting = (role: string, configuration: PortalConfiguration): string => {
  const parsed = parseRole(role);
  const isOfCommunity = parsed && 'id' in parsed && parsed.type === 'ri';
  const pages = builtPages(configuration);
  return isOfCommunity &&
    !isPageEnabled(pages, configuration.afterLoginRoute) &&
    isPageEnabled(pages, KINDS.community.landingPath)
    ? landingAddress('community', parsed.id)
    : AFTER_LOGIN_PATH;
};
