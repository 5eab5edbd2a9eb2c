import type { PortalConfiguration } from '@open-discovery/config';
import type { HelpPlace } from '@open-discovery/portal-state';

/** Returns the page whose help texts are shown; `null` where the portal has help texts switched off. */
export const helpPlace = ({ type, pid, switches }: PortalConfiguration, path: string): HelpPlace | null =>
  switches.helpTexts ? { portal: { type, pid }, page: path.replace(/(?<=.)\/$/, '') } : null;
