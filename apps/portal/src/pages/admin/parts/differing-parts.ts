/** Texts up to this length are shown as a whole. */
const SHORT_CHARS = 300;
/** The length of the context: the same text around a difference, by which readers find the place. */
const CONTEXT_CHARS = 80;
const SPACE = /\s/;

/** Returns the number of characters that two texts have in common at their beginnings. */
const commonStart = (one: string, other: string): number => {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count += 1;
  return count;
};

const reversed = (text: string): string => text.split('').reverse().join('');

/** Returns how many of the common characters at one end of a text are left out: whole words, all but the context. */
const leftOut = (text: string, common: number): number => {
  let count = Math.max(0, common - CONTEXT_CHARS);
  while (count > 0 && !SPACE.test(text[count - 1] ?? '')) count -= 1;
  return count;
};

/**
 * Returns the parts in which two texts differ, with some context. In long texts, “…” replaces the same text before and after them.
 * @example differingParts('Tides', 'Winds') // ['Tides', 'Winds']
 */
export const differingParts = (one: string, other: string): readonly [one: string, other: string] => {
  if (Math.max(one.length, other.length) <= SHORT_CHARS) return [one, other];
  const same = commonStart(one, other);
  const start = leftOut(one, same);
  const ends = [reversed(one.slice(same)), reversed(other.slice(same))] as const;
  const end = leftOut(ends[0], commonStart(...ends));
  const part = (text: string): string =>
    `${start > 0 ? '… ' : ''}${text.slice(start, text.length - end)}${end > 0 ? ' …' : ''}`;
  return [part(one), part(other)];
};
