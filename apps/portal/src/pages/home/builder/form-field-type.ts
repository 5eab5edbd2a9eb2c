import { formFields } from '@open-discovery/search-fields';
import type { FormFieldType } from '@open-discovery/search-fields';
import { SEARCHED_KINDS } from '@open-discovery/model';

const TYPES = new Map<string, FormFieldType>(
  SEARCHED_KINDS.flatMap((kind) => formFields(kind))
    .toReversed()
    .map(({ name, type }) => [name, type]),
);

/** What the values of a field are; words in any field, and in one that no form offers. */
export const formFieldType = (field: string | null): FormFieldType =>
  (field === null ? undefined : TYPES.get(field)) ?? 'words';
