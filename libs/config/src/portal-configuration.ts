import type { z } from 'zod';
import type { portalConfigurationSchema } from './schemas.ts';

/** A portal's configuration with all defaults. */
export type PortalConfiguration = z.output<typeof portalConfigurationSchema>;
/** The content of a configuration file. Fields with a default can be left out. */
export type PortalConfigurationFile = z.input<typeof portalConfigurationSchema>;
/** A menu item. */
export type ConfiguredMenuItem = PortalConfiguration['menu'][number];
