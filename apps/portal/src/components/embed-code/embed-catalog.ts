import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of the code for other sites, loaded with it. */
export const EMBED_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
