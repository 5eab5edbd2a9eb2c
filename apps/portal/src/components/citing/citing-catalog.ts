import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of formatted citations, loaded with their engine. */
export const CITING_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
