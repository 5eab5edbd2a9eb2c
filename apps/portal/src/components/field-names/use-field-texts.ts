import { searchField } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useCatalog } from '../../messages/use-catalog.ts';
import { FIELD_NAMES_CATALOG } from './field-names-catalog.ts';

/** Waits for the names of search fields without a facet, if a page names any of them. */
export const useFieldTexts = (kind: SearchQuery['kind'], names: readonly string[]): void => {
  const isAny = names.some((name) => searchField(kind, name)?.facet === false);
  useCatalog(isAny ? FIELD_NAMES_CATALOG : null, 'field.title');
};
