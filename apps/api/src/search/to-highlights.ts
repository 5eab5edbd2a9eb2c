import { toIndexDocument } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import type { Highlight as Passage } from '@open-discovery/search-index';
import type { Highlight } from './search-engine.ts';

/** Whether the passage is cut at either end, seen in the field's texts as they were indexed. */
const withCuts = ({ text, marks }: Passage, texts: readonly string[]): Highlight => {
  const source = texts.find((one) => one.includes(text)) ?? text;
  return { text, marks, cutStart: !source.startsWith(text), cutEnd: !source.endsWith(text) };
};

/** The index's passages with what they were cut out of. */
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
