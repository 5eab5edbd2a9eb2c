import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import type { PortalConfiguration, PortalConfigurationFile } from '@open-discovery/config';

/** The shipped portal's configuration, with fields replaced for a test. */
export const testPortal = (fields: Partial<PortalConfigurationFile> = {}): PortalConfiguration => {
  const parsed = parsePortalConfiguration({ ...SHIPPED_PORTAL, ...fields });
  if (!parsed.ok) throw new Error(parsed.problems.map(({ field }) => field).join(', '));
  return parsed.value;
};
