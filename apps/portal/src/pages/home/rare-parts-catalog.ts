import type { Catalog } from '../../messages/catalogs.ts';

/**
 * The texts of the parts of results that few visits need (maps, charts, areas, notices, help after few results), loaded with
 * the first that a page shows.
 * They are one catalog, because the name of each file is in the initial bundle.
 */
export const RARE_PARTS_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
