import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of suggestions for searches with few results, loaded with these. */
export const RECOVERY_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
