import type { Catalog } from '../../../../messages/catalogs.ts';

/** The texts for selecting many results, loaded when a visitor has selected one. */
export const SELECTING_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
