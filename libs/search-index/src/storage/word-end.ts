/** Longer words are cut. */
const WORD_BYTES = 32;

/** ASCII letters and digits, and every byte of other letters in UTF-8. */
const isInWord = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte >= 128 || /[a-z0-9]/i.test(String.fromCharCode(byte))),
);

/**
 * Returns the end of a word with the spaces and punctuation before it. Documents are compressed by such words: most follow the
 * same one byte, which needs no separate code.
 * @example
 * wordEnd(Buffer.from('the sea'), 3); // 7
 */
export const wordEnd = (text: Uint8Array, from: number): number => {
  const most = Math.min(text.length, from + WORD_BYTES);
  let to = from;
  while (to < most && isInWord[text[to] as number] === 0) to += 1;
  while (to < most && isInWord[text[to] as number] === 1) to += 1;
  return to;
};
