import type { z } from 'zod';
import type { portalConfigurationSchema } from './schemas.ts';

/** A portal's configuration, every default filled in. */
export type PortalConfiguration = z.output<typeof portalConfigurationSchema>;
/** What a configuration file may say: fields with a default can be left out. */
export type PortalConfigurationFile = z.input<typeof portalConfigurationSchema>;
/** One item of the menu. */
export type ConfiguredMenuItem = PortalConfiguration['menu'][number];
