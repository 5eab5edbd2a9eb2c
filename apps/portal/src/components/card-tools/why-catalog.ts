import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of explanations of a rank, loaded with the first one that a visitor opens. */
export const WHY_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
