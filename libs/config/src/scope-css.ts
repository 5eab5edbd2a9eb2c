/** Matches one token of CSS: a string, an unquoted address, a comment, or other text. */
const PIECE =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*(?:"|\n|$)|'(?:\\[^]|[^'\\\n])*(?:'|\n|$)|(?:url|src)\(\s*(?!["'])(?:\\[^]|[^)\\])*(?:\)|$)|\\[^]|[^]/giu;

const ESCAPE = /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([^]))/giu;
const MOST_CODE_POINT = 0x10_ff_ff;

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, hex: string | undefined, character: string | undefined) => {
    if (hex === undefined) return character ?? '';
    const code = Number.parseInt(hex, 16);
    return code > MOST_CODE_POINT ? '' : String.fromCodePoint(code);
  });

/** Writes escaped letters as they are, because they may hide the name of a function: `u\72 l(` is `url(`. */
const withPlainLetters = (css: string): string =>
  css.replace(ESCAPE, (escape) => (/^[a-z]$/i.test(unescaped(escape)) ? unescaped(escape) : escape));

/** Matches images of this site or inline images; any other address would report visitors to another site. */
const isForeign = (piece: string): boolean => {
  const target = unescaped(piece)
    .replace(/^(?:url|src)\(\s*/i, '')
    .replace(/^["']/, '')
    .replace(/[\s\p{Cc}]/gu, '');
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target) && !/^data:image\//i.test(target);
};

const cleaned = (piece: string): string => {
  if (piece.startsWith('/*')) return ' ';
  // Nothing inside a style element may end it; HTML knows no escapes of CSS.
  if (piece === '<' || piece === '\\<') return '\\3c ';
  const isString = piece.startsWith('"') || piece.startsWith("'");
  if (!isString && !/^(?:url|src)\(/i.test(piece)) return piece;
  const end = isString ? piece.charAt(0) : ')';
  if (isForeign(piece)) return isString ? '""' : 'url("")';
  const closed = piece.length > 1 && piece.endsWith(end) ? piece : `${piece.trimEnd()}${end}`;
  return closed.replaceAll('<', '\\3c ');
};

/**
 * Sanitizes and scopes a portal's CSS for its pages: rules apply below `body` only, addresses of other sites are
 * removed, and braces are balanced, so that no rule leaves its scope. Rules that cannot be scoped (`@import`) have no
 * effect.
 * @example scopeCss('a { color: red } } html { display: none }') // '@scope (body) {a { color: red }  html { display: none }}'
 */
export const scopeCss = (css: string): string => {
  let depth = 0;
  const pieces = (withPlainLetters(css).match(PIECE) ?? []).map((piece) => {
    if (piece === '{') depth += 1;
    if (piece === '}' && depth === 0) return '';
    if (piece === '}') depth -= 1;
    return cleaned(piece);
  });
  const inside = pieces.join('').trim();
  return inside === '' ? '' : `@scope (body) {${inside}${'}'.repeat(depth)}}`;
};
