import { foldAccents } from './fold-accents.ts';

/** Returns the items that contain every word, whatever its case and accents. */
export const matching = <Item>(
  items: readonly Item[],
  words: string,
  wordsOf: (item: Item) => string,
): readonly Item[] => {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const text = foldAccents(wordsOf(item));
    return wanted.every((word) => text.includes(word));
  });
};
