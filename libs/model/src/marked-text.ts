/** The inline marks of titles and abstracts: lower-case, without attributes, properly nested. */
export const TEXT_MARKS = ['sup', 'sub', 'i', 'b'] as const;
/** One of the four elements that marked text may contain. */
export type TextMark = (typeof TEXT_MARKS)[number];

/** A run of text with the marks around it, outermost first. */
export interface MarkedRun {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

const MARK = /<(\/?)(sup|sub|i|b)>/g;
const ANY_MARK = /<\/?(?:sup|sub|i|b)>/;
const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const REFERENCE = /&(?:amp|lt|gt);/g;
/** Matches an ampersand that an HTML parser would take for the start of a character reference. */
const AMBIGUOUS = /&(?=#?[a-zA-Z0-9]+;)/g;

const unescape = (text: string): string => text.replace(REFERENCE, (found) => CHARACTERS[found] ?? found);

/**
 * Converts plain text to marked text: `<` becomes `&lt;`, and `&` becomes `&amp;` if it would read as a character
 * reference.
 * @example markedText('R&D, a < b') // 'R&D, a &lt; b'
 */
export const markedText = (plain: string): string =>
  plain.replaceAll(AMBIGUOUS, '&amp;').replaceAll('<', '&lt;');

/**
 * Converts marked text to plain text, for searching, page titles and exports. Only the four marks are interpreted;
 * anything else remains text.
 * @example plainText('H<sub>2</sub>O &lt; 1') // 'H2O < 1'
 */
export const plainText = (marked: string): string =>
  // Decode run by run: an ampersand before a mark and `lt;` after it are not a character reference.
  marked.includes('<') ? marked.split(ANY_MARK).map(unescape).join('') : unescape(marked);

/**
 * Splits marked text into runs for display. A mark that is never closed ends with the text; a closing mark without an
 * opening one is dropped.
 * @example markedRuns('CO<sub>2</sub>') // [{ text: 'CO', marks: [] }, { text: '2', marks: ['sub'] }]
 */
export const markedRuns = (marked: string): MarkedRun[] => {
  const runs: MarkedRun[] = [];
  const open: TextMark[] = [];
  let from = 0;
  const push = (end: number): void => {
    if (end > from) runs.push({ text: unescape(marked.slice(from, end)), marks: [...open] });
  };
  for (const match of marked.matchAll(MARK)) {
    push(match.index);
    from = match.index + match[0].length;
    const mark = TEXT_MARKS.find((name) => name === match[2]);
    if (mark === undefined) continue;
    if (match[1] === '') open.push(mark);
    else if (open.includes(mark)) open.splice(open.lastIndexOf(mark), 1);
  }
  push(marked.length);
  return runs;
};
