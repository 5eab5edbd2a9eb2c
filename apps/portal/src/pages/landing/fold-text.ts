/** Longer texts are folded: on a phone, this is about a screen and a half. */
const FOLDED_FROM_CHARACTERS = 1_800;
const SHOWN_CHARACTERS = 1_200;

/** Paragraphs that are shown, and those that unfold. */
export interface FoldedText {
  readonly shown: readonly string[];
  readonly folded: readonly string[];
}

/** Marks such as `<sub>` must not be cut. */
const isBalanced = (text: string): boolean =>
  (text.match(/<(?:sub|sup|i|b)>/g) ?? []).length === (text.match(/<\/(?:sub|sup|i|b)>/g) ?? []).length;

/** Returns the end of the last whole sentence within a number of characters; 0 without one. */
const endOfSentence = (text: string, characters: number): number =>
  [...text.slice(0, characters).matchAll(/[.!?。]\s+/g)]
    .map(({ index, 0: end }) => index + end.length)
    .findLast((end) => isBalanced(text.slice(0, end))) ?? 0;

/**
 * Divides long text between sentences into a part that is shown and a part that unfolds. Nothing is lost or repeated.
 * @example foldText(['A short paragraph.']) // { shown: ['A short paragraph.'], folded: [] }
 */
export const foldText = (paragraphs: readonly string[]): FoldedText => {
  const characters = paragraphs.reduce((sum, { length }) => sum + length, 0);
  if (characters <= FOLDED_FROM_CHARACTERS) return { shown: paragraphs, folded: [] };
  const shown: string[] = [];
  let room = SHOWN_CHARACTERS;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.length > room) {
      const end = endOfSentence(paragraph, room);
      const isShown = end === 0 && shown.length === 0;
      const first = isShown ? paragraph : paragraph.slice(0, end).trimEnd();
      const rest = isShown ? '' : paragraph.slice(end);
      return {
        shown: [...shown, first].filter(Boolean),
        folded: [rest, ...paragraphs.slice(index + 1)].filter(Boolean),
      };
    }
    shown.push(paragraph);
    room -= paragraph.length;
  }
  return { shown, folded: [] };
};
