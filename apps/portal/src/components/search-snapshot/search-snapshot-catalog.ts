import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of search snapshots, loaded with their code. */
export const SEARCH_SNAPSHOT_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
