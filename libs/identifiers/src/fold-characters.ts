/**
 * Matches format characters (zero width, soft hyphen, direction marks), controls other than white space, and lone
 * surrogates.
 */
export const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}|\p{Cs}/gu;

const DASH = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63]/g;
/** The full-width forms of `-` to `:`, and of letters. */
const WIDE = /[\uFF0D-\uFF1A\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const WIDE_OFFSET = 0xfee0;

/** Replaces Unicode dashes and full-width letters, digits, colon and slash by ASCII. The length does not change. */
export const foldCharacters = (text: string): string =>
  text.replace(DASH, '-').replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET));
