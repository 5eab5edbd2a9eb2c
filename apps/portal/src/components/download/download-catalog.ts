import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of a running download, loaded with what starts one. */
export const DOWNLOAD_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
