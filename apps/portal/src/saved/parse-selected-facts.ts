import { arrayOf, isWholeNumber, objectOf, textOf } from '../search-snapshot/shapes.ts';
import type { SelectedCitation, SelectedFacts } from './saved-items.ts';

const AUTHORS_MAX = 10;
const IDENTIFIERS_MAX = 10;
const TEXT_MAX_CHARS = 500;
const CITATION_MAX_CHARS = 5000;

const parseIdentifier = (json: unknown): SelectedFacts['identifiers'][number] | null => {
  const { scheme, value } = objectOf(json) ?? {};
  const text = textOf(value, TEXT_MAX_CHARS);
  return text === null ? null : { scheme: textOf(scheme, TEXT_MAX_CHARS) ?? '', value: text };
};

/** Parses what is stored about a selected record; `null` when there is nothing. Invalid parts are left out. */
export const parseSelectedFacts = (json: unknown): SelectedFacts | null => {
  const fields = objectOf(json);
  if (fields === null) return null;
  const { authors, authorsLeft, year, venue, identifiers } = fields;
  return {
    authors: (arrayOf(authors, AUTHORS_MAX) ?? [])
      .map((name) => textOf(name, TEXT_MAX_CHARS))
      .filter((name) => name !== null),
    authorsLeft: isWholeNumber(authorsLeft) ? authorsLeft : 0,
    year: textOf(year, TEXT_MAX_CHARS) ?? '',
    venue: textOf(venue, TEXT_MAX_CHARS) ?? '',
    identifiers: (arrayOf(identifiers, IDENTIFIERS_MAX) ?? [])
      .map(parseIdentifier)
      .filter((identifier) => identifier !== null),
  };
};

/** Parses the stored citation of a selected record; `null` when there is none. */
export const parseSelectedCitation = (json: unknown): SelectedCitation | null => {
  const fields = objectOf(json) ?? {};
  const style = textOf(fields['style'], TEXT_MAX_CHARS);
  const text = textOf(fields['text'], CITATION_MAX_CHARS);
  return text === null ? null : { ...(style !== null && { style }), text };
};
