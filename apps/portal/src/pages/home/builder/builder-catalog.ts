import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of the advanced search, loaded where the address opens it. */
export const BUILDER_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
