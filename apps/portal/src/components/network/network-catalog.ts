import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of networks, loaded with the first one that a visitor opens. */
export const NETWORK_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
