import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of the list of shortcuts, loaded when a visitor opens it. */
export const KEYS_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
