import type { KeywordValue, SuggestionInput } from '@open-discovery/search-index';
import type { KeywordField, NumberField, TextField } from './schema.ts';

/** What one kind of record contributes to its document; what all kinds have in common is added after. */
export interface DocumentFields {
  /** Title or name, without marks. */
  readonly title: string;
  readonly text: Partial<Record<TextField, readonly string[]>>;
  readonly keyword: Partial<Record<KeywordField, readonly KeywordValue[] | undefined>>;
  readonly number?: Partial<Record<NumberField, number | undefined>>;
  /** Beside the title. */
  readonly suggest?: readonly SuggestionInput[];
}
