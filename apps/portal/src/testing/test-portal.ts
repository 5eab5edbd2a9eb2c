import { shippedConfiguration } from '@open-discovery/config/portal';
import type { PortalConfiguration, PortalConfigurationFile } from '@open-discovery/config';

/** The shipped portal's configuration, with fields replaced for a test. */
export const testPortal = (fields: Partial<PortalConfigurationFile> = {}): PortalConfiguration =>
  shippedConfiguration(fields);
