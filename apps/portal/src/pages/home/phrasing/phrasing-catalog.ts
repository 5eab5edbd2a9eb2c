import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of a phrase that was read as words and filters, loaded where a visitor types one. */
export const PHRASING_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
