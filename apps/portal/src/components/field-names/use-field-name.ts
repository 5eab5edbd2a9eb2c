import type { SearchField } from '@open-discovery/search-fields';
import { useCatalog } from '../../messages/use-catalog.ts';
import { useOptionalMessage } from '../../messages/use-messages.ts';
import { FIELD_NAMES_CATALOG } from './field-names-catalog.ts';

/** Waits for the names of search fields, and returns the function that tells the name of any field. */
export const useFieldName = (): ((field: Pick<SearchField, 'messageId' | 'name'>) => string) => {
  useCatalog(FIELD_NAMES_CATALOG, 'field.title');
  const message = useOptionalMessage();
  return ({ messageId, name }) => message(messageId, message(`field.${name}`, name));
};
