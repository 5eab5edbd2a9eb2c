import { plainText } from '@open-discovery/model';

/** Half a surrogate pair; no encoding of text can carry it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;
/** What XML 1.0 can't carry even as a reference, and what no line of text has use for. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** Whether anything is to be done at all; of most texts nothing is, and this is told in a fifth of the time. */
const UNCLEAN = /[\u0000-\u001F\u007F-\u009F\uD800-\uDFFF\uFFFE\uFFFF]|\s\s|[^\S ]|^ | $/;

/** Text that every format can carry, on one line: no control characters, no half characters, no line breaks. */
export const oneLine = (text: string): string => (UNCLEAN.test(text) ? cleaned(text) : text);

const cleaned = (text: string): string =>
  text.replace(LONE_SURROGATE, '\uFFFD').replace(CONTROL, '').replace(/\s+/g, ' ').trim();

/** The words of marked text without its marks, on one line. */
export const plainLine = (marked: string): string => oneLine(plainText(marked));

/** The texts that say something, each once, on one line. */
export const lines = (texts: readonly (string | null | undefined)[] | null | undefined): string[] => [
  ...new Set((texts ?? []).map((text) => oneLine(text ?? '')).filter((text) => text !== '')),
];
