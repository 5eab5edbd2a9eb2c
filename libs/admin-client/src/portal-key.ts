import type { PortalType } from '@open-discovery/model';

/**
 * By what a portal is known in addresses; a portal itself will do.
 * @example const portal: PortalKey = { type: 'community', pid: 'tides' };
 */
export interface PortalKey {
  readonly type: PortalType;
  readonly pid: string;
}
