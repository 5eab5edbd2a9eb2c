import type { PortalType } from '@open-discovery/model';

/**
 * The key of a portal in addresses; a portal itself can be passed.
 * @example const portal: PortalKey = { type: 'community', pid: 'tides' };
 */
export interface PortalKey {
  readonly type: PortalType;
  readonly pid: string;
}
