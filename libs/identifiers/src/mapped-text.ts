/** A text made from another one, with the place of each of its characters in the original. */
export interface MappedText {
  readonly text: string;
  readonly startOf: (index: number) => number;
  readonly endOf: (index: number) => number;
}

/** Returns a text as its own original. */
export const unchanged = (text: string): MappedText => ({
  text,
  startOf: (index) => index,
  endOf: (index) => index + 1,
});

/** Replaces every match by at most one character. The time is linear in the length of the text. */
export const replaceMapped = (
  original: MappedText,
  pattern: RegExp,
  characterFor: (match: RegExpExecArray) => string,
): MappedText => {
  const starts: number[] = [];
  const ends: number[] = [];
  const pieces: string[] = [];
  let from = 0;
  const keepUntil = (end: number): void => {
    pieces.push(original.text.slice(from, end));
    for (; from < end; from += 1) {
      starts.push(original.startOf(from));
      ends.push(original.endOf(from));
    }
  };
  for (const match of original.text.matchAll(pattern)) {
    keepUntil(match.index);
    from = match.index + match[0].length;
    const character = characterFor(match);
    if (character === '') continue;
    pieces.push(character);
    starts.push(original.startOf(match.index));
    ends.push(original.endOf(from - 1));
  }
  if (from === 0) return original;
  keepUntil(original.text.length);
  return {
    text: pieces.join(''),
    startOf: (index) => starts[index] ?? 0,
    endOf: (index) => ends[index] ?? 0,
  };
};
