import type { Catalog } from '../../messages/catalogs.ts';

/** The texts of the suggestions, loaded with their code when a visitor types. */
export const SUGGESTIONS_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
