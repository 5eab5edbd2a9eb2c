import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of the repeated check of a login. */
export const LOGIN_CHECK_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
