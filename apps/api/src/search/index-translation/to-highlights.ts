import { toIndexDocument } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import type { Highlight as Passage } from '@open-discovery/search-index';
import type { Highlight } from '../search-engine.ts';

/** Adds whether the passage is cut at either end of the field text that contains it. */
const withCuts = ({ text, marks }: Passage, fieldTexts: readonly string[]): Highlight => {
  const source = fieldTexts.find((fieldText) => fieldText.includes(text)) ?? text;
  return { text, marks, cutStart: !source.startsWith(text), cutEnd: !source.endsWith(text) };
};

/** Converts the index's passages to highlights of the record. */
export const toHighlights = (
  item: KindedRecord,
  passages: Readonly<Record<string, Passage>>,
): Record<string, Highlight> => {
  const { text } = toIndexDocument(item, []);
  return Object.fromEntries(
    Object.entries(passages).map(([field, passage]) => [
      field,
      withCuts(passage, [text[field] ?? []].flat()),
    ]),
  );
};
