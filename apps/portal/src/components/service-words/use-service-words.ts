import type { SearchedKind } from '@open-discovery/model';
import { useCatalog } from '../../messages/use-catalog.ts';
import { SERVICE_WORDS_CATALOG } from './service-words-catalog.ts';

/** Waits for the words of the EOSC’s vocabularies, if a page shows services. */
export const useServiceWords = (kind: SearchedKind): void =>
  useCatalog(kind === 'service' ? SERVICE_WORDS_CATALOG : null, 'domain.generic');
