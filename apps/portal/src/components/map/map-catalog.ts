import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of maps, loaded with the first one that a visitor opens. */
export const MAP_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
