import { searchField, SELECTING_FIELDS } from '@open-discovery/search-fields';
import { useFieldName } from '../../../components/field-names/use-field-name.ts';
import { useOptionalMessage } from '../../../messages/use-messages.ts';

/** Returns the search fields that can select works, each with a name that no other one has. */
export const useSelectingFields = (): readonly (readonly [field: string, name: string])[] => {
  const nameOf = useFieldName();
  const message = useOptionalMessage();
  return SELECTING_FIELDS.map((name) => {
    const field = searchField('product', name);
    // Visitors meet the two fields of authors on different pages, under one name.
    return [name, message(`admin.search-field-${name}`, field ? nameOf(field) : name)];
  });
};
