import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of versions that unfold, loaded with these. */
export const VERSIONS_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
