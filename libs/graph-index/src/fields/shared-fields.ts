import type { DataSource } from '@open-discovery/model';
import type { SuggestionInput } from '@open-discovery/search-index';
import type { NamedValue } from '../named-values.ts';
import { identifierForms, present } from '../values.ts';

const SUGGESTED_SUBJECTS = 30;

/** Returns all forms in which users write the identifiers. */
export const pidForms = (
  pids: readonly { scheme?: string | null; value?: string | null }[] | null | undefined,
): string[] => (pids ?? []).flatMap(({ scheme, value }) => (value ? identifierForms(scheme, value) : []));

export const suggestSubjects = (subjects: readonly string[]): SuggestionInput[] =>
  subjects.slice(0, SUGGESTED_SUBJECTS).map((text) => ({ text, group: 'subject' }));

/** Returns the facet values of the data sources that a record was collected from. */
export const sourceKeys = (sources: DataSource['collectedFrom']): NamedValue[] =>
  present((sources ?? []).map(({ key, value }) => (key ? { value: key, label: value || key } : null)));
