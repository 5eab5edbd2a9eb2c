import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of exports, loaded when a visitor opens their menu. */
export const EXPORT_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
