import type { Catalog } from '../../../../messages/catalogs.ts';

/** The texts of values over the years, loaded when a visitor opens them. */
export const OVER_YEARS_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
