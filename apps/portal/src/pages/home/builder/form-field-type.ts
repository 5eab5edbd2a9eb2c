import { formFields } from '@open-discovery/search-fields';
import type { FormFieldType } from '@open-discovery/search-fields';
import { SEARCHED_KINDS } from '@open-discovery/model';

const TYPES = new Map<string, FormFieldType>(
  SEARCHED_KINDS.flatMap((kind) => formFields(kind))
    .toReversed()
    .map(({ name, type }) => [name, type]),
);

/** Returns the type of a field's values: words for any field, and for fields that no form offers. */
export const formFieldType = (field: string | null): FormFieldType =>
  (field === null ? undefined : TYPES.get(field)) ?? 'words';
