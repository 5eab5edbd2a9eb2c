import type { PortalKey } from '@open-discovery/admin-client';
import type { HelpPosition } from '@open-discovery/model';

/** HTML by its position on the page. */
export type PageHelp = Readonly<Partial<Record<HelpPosition, string>>>;

/** HTML by its named location on the page. */
export type DivHelp = Readonly<Partial<Record<string, string>>>;

/** A page of a portal, by its route. */
export interface HelpPlace {
  readonly portal: PortalKey;
  readonly page: string;
}
