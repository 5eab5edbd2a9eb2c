import type { KeywordValue, SuggestionInput } from '@open-discovery/search-index';
import type { KeywordField, NumberField, TextField } from '../schema.ts';

/** The fields of a document that are specific to the kind of its record. `toIndexDocument` adds the common ones. */
export interface DocumentFields {
  /** Title or name, without markup. */
  readonly title: string;
  readonly text: Partial<Record<TextField, readonly string[]>>;
  readonly keyword: Partial<Record<KeywordField, readonly KeywordValue[] | undefined>>;
  readonly number?: Partial<Record<NumberField, number | undefined>>;
  /** Suggestions in addition to the title. */
  readonly suggest?: readonly SuggestionInput[];
}
