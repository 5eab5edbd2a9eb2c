import { importChunk } from '../hydration/chunk-load.ts';
import { RECORD_CATALOGS } from './catalogs.ts';
import type { Catalog } from './catalogs.ts';
import type { PAGE_CATALOGS } from './page-catalogs.ts';

type RecordCatalog = keyof typeof RECORD_CATALOGS;

/** A page or feature with its own texts. */
export type FeatureCatalog = RecordCatalog | keyof typeof PAGE_CATALOGS;

const isOfRecords = (feature: FeatureCatalog): feature is RecordCatalog =>
  Object.hasOwn(RECORD_CATALOGS, feature);

/**
 * Returns the catalog of a page or feature.
 * @throws {ChunkLoadError} when the list of catalogs is gone.
 */
export const featureCatalog = async (feature: FeatureCatalog): Promise<Catalog> => {
  if (isOfRecords(feature)) return RECORD_CATALOGS[feature];
  return (await importChunk(() => import('./page-catalogs.ts'))).PAGE_CATALOGS[feature];
};
