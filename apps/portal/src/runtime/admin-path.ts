import type { PortalConfiguration } from '@open-discovery/config';

/** The path of the console. Portals that are managed have it. */
export const ADMIN_PATH = '/admin';

type Portal = Pick<PortalConfiguration, 'static'> & {
  readonly addresses: Pick<PortalConfiguration['addresses'], 'console'>;
};

/** Returns the address of the console; null where the portal has none. A managed portal has its own. */
export const consoleAddress = ({ static: isStatic, addresses }: Portal): string | null =>
  addresses.console ?? (isStatic ? null : ADMIN_PATH);
