import type { Catalog } from '../messages/catalogs.ts';

/** The texts of the cookie notice, loaded with it for visitors who have not answered it. */
export const CONSENT_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
