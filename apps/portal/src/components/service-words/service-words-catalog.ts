import type { Catalog } from '../../messages/catalogs.ts';
import { featureCatalog } from '../../messages/feature-catalog.ts';

/** The words of the EOSC’s vocabularies. The addresses of its files are not in the code that every visitor loads. */
export const SERVICE_WORDS_CATALOG: Catalog = async (language) =>
  (await featureCatalog('service-words'))(language);
