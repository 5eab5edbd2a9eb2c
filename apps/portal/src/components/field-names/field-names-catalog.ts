import type { Catalog } from '../../messages/catalogs.ts';

/** The names of search fields without a facet: the first pages of visitors do not show them. */
export const FIELD_NAMES_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
