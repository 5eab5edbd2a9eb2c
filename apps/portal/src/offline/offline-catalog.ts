import type { Catalog } from '../messages/catalogs.ts';

/** The texts of the page in place of those that need a connection. Only the host shows them. */
export const OFFLINE_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
