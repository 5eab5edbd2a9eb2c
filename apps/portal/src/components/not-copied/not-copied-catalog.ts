import type { Catalog } from '../../messages/catalogs.ts';

/** The texts for a copy that the browser refuses, loaded when it does. */
export const NOT_COPIED_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
