import type { PortalKey } from '@open-discovery/admin-client';
import type { AdminPage } from '@open-discovery/model';

/** A page that administrators of a portal wrote. The content is HTML that the admin tool has sanitized. */
export type CustomPage = Pick<
  AdminPage,
  'name' | 'route' | 'title' | 'description' | 'canonical' | 'robots' | 'content'
>;

/** The address of a custom page within its portal. */
export interface CustomPagePlace {
  readonly portal: PortalKey;
  readonly route: string;
}
