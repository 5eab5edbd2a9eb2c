import type { Catalog } from '../../../messages/catalogs.ts';

/** The texts of the evidence of merged records, loaded when a visitor opens it. */
export const EVIDENCE_CATALOG: Catalog = (language) => import(`./messages/${language}.json`);
