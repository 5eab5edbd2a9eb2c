import { ownValue } from '@open-discovery/model';
import { TEX_SYMBOLS } from '../../clean/tex-symbols.ts';

/** Combining characters by the accent commands of LaTeX. */
const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030A',
  H: '\u030B',
  v: '\u030C',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};
/** Literal signs of LaTeX's language, while those of the language are removed. */
const HELD: Readonly<Record<string, string>> = {
  '{': '\uE000',
  '}': '\uE001',
  $: '\uE002',
  _: '\uE003',
  '~': '\uE004',
  '\\': '\uE005',
  '^': '\uE006',
};
const RELEASED = Object.fromEntries(Object.entries(HELD).map(([char, held]) => [held, char]));

/** Commands that are a letter or sign. */
const LETTERS: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(TEX_SYMBOLS),
  aa: 'å',
  AA: 'Å',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ss: 'ß',
  i: 'ı',
  j: 'ȷ',
  dh: 'ð',
  DH: 'Ð',
  th: 'þ',
  TH: 'Þ',
  ng: 'ŋ',
  textendash: '–',
  textemdash: '—',
  textquoteright: '’',
  textquoteleft: '‘',
  textregistered: '®',
  texttrademark: '™',
  textdegree: '°',
  textbackslash: HELD['\\'],
  textbraceleft: HELD['{'],
  textbraceright: HELD['}'],
  textasciitilde: HELD['~'],
  textasciicircum: HELD['^'],
  textunderscore: HELD['_'],
  S: '§',
  P: '¶',
  copyright: '©',
  pounds: '£',
  euro: '€',
  texteuro: '€',
};

const ACCENT =
  /\\(?:([`'^~=."])\s*|([uvHcdbkr])(?:\s+|(?=\{)))(?:\{\s*\\?([A-Za-zıȷ])\s*\}|\\?([A-Za-zıȷ]))/g;
const DOTLESS: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

const accented = (text: string): string =>
  text.replaceAll(ACCENT, (...found: unknown[]) => {
    const [sign, word, braced, bare] = found
      .slice(1)
      .map((group) => (typeof group === 'string' ? group : ''));
    const letter = braced || bare || '';
    return `${DOTLESS[letter] ?? letter}${ACCENTS[sign || word || ''] ?? ''}`.normalize('NFC');
  });

const withLetters = (text: string): string =>
  text.replaceAll(
    /\\([A-Za-z]+)(?:\s*\{\}|\s+(?=[A-Za-z])|)/g,
    (found, name: string) => ownValue(LETTERS, name) ?? found,
  );

const plainEnd = (text: string): string =>
  text
    .replaceAll(/\\([&%$#_{}])/g, (_found, char: string) => HELD[char] ?? char)
    .replaceAll(/\\(?:[A-Za-z]+\*?|[^A-Za-z])/g, ' ')
    .replaceAll(/[{}$]/g, '')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('~', '\u00A0')
    .replaceAll(/``|''/g, '"')
    .replaceAll(/[\uE000-\uE006]/g, (char) => RELEASED[char] ?? char)
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .trim();

/**
 * Returns LaTeX as plain text: accents and letters as Unicode, without commands and braces.
 * @example fromLatex('M{\\"u}ller \\& S{\\o}n') // 'Müller & Søn'
 */
export const fromLatex = (text: string): string => plainEnd(withLetters(accented(accented(text))));

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:emph|textit|mathit)\{([^{}]*)\}/g, 'i'],
  [/\\textbf\{([^{}]*)\}/g, 'b'],
  [/\\textsuperscript\{([^{}]*)\}|\^\{([^{}]*)\}|\^([\w+-])/g, 'sup'],
  [/\\textsubscript\{([^{}]*)\}|_\{([^{}]*)\}|(?<=[\w}$])_(\w)(?=[^\w]|$)/g, 'sub'],
];

/** Returns LaTeX as text with marks, for titles and abstracts. */
export const markupFromLatex = (text: string): string => {
  const escaped = accented(accented(text))
    .replaceAll(/\\&/g, '&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  const marked = MARKS.reduce(
    (marking, [pattern, mark]) =>
      marking.replaceAll(pattern, (_found, ...groups: unknown[]) => {
        const inner = groups.slice(0, 3).find((group) => typeof group === 'string');
        return `<${mark}>${typeof inner === 'string' ? inner : ''}</${mark}>`;
      }),
    escaped,
  );
  return plainEnd(withLetters(marked));
};
