import { plainText } from '@open-discovery/model';

/** A lone surrogate, which no encoding can represent. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;
/** Characters that XML 1.0 cannot represent or that have no meaning in a line of text. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** A fast test: most texts need no cleaning. */
const UNCLEAN = /[\u0000-\u001F\u007F-\u009F\uD800-\uDFFF\uFFFE\uFFFF]|\s\s|[^\S ]|^ | $/;

/**
 * Returns a single line that every format can represent: without control characters, lone surrogates and line
 * breaks.
 */
export const oneLine = (text: string): string => (UNCLEAN.test(text) ? cleaned(text) : text);

const cleaned = (text: string): string =>
  text.replace(LONE_SURROGATE, '\uFFFD').replace(CONTROL, '').replace(/\s+/g, ' ').trim();

/** Returns marked text as a plain line, without its marks. */
export const plainLine = (marked: string): string => oneLine(plainText(marked));

/** Returns the non-empty texts as lines, without duplicates. */
export const lines = (texts: readonly (string | null | undefined)[] | null | undefined): string[] => [
  ...new Set((texts ?? []).map((text) => oneLine(text ?? '')).filter((text) => text !== '')),
];
