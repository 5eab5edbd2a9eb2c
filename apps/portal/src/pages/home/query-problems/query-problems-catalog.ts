import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of mistakes in a query text, loaded where there is a query text. */
export const QUERY_PROBLEMS_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
