import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of the transfer of files, loaded when a visitor opens it. */
export const TRANSFER_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
