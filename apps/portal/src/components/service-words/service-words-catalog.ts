import type { Catalog } from '../../messages/catalogs.ts';

/** The words of the EOSC’s vocabularies, loaded where services are shown. */
export const SERVICE_WORDS_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
