import type { PortalConfiguration } from '@open-discovery/config';
import type { HelpPlace } from '@open-discovery/portal-state';

/**
 * Reports whether a portal shows help texts. A managed one always does: its administrators switch each text on and off,
 * and cannot reach the configuration file.
 */
export const showsHelp = ({ static: isStatic, switches }: PortalConfiguration): boolean =>
  !isStatic || switches.helpTexts;

/** Returns the page whose help texts are shown; `null` where the portal has help texts switched off. */
export const helpPlace = (configuration: PortalConfiguration, path: string): HelpPlace | null => {
  const { type, pid } = configuration;
  return showsHelp(configuration) ? { portal: { type, pid }, page: path.replace(/(?<=.)\/$/, '') } : null;
};
