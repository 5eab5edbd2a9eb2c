import type { Catalog } from '../../../../messages/catalogs.ts';

/** The texts of the links for administrators. */
export const ADMINISTRATOR_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
