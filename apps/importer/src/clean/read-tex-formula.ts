import { TEX_RELATIONS, TEX_SYMBOLS } from './tex-symbols.ts';

/** Commands that only choose a typeface. Their argument is kept. */
const TYPEFACES: ReadonlySet<string> = new Set(
  (
    'mathrm mathbf mathit mathsf mathcal mathbb mathfrak mathscr mathtt boldsymbol bm operatorname text textrm textit textbf ' +
    'textnormal mbox hbox emph ensuremath'
  ).split(' '),
);
/** Commands without an argument that print nothing here. */
const SILENT: ReadonlySet<string> = new Set(
  'rm it bf cal sf tt left right big Big bigl bigr Bigl Bigr displaystyle textstyle limits nolimits'.split(
    ' ',
  ),
);
/** Functions, whose names are printed. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'log ln exp sin cos tan cot sinh cosh tanh max min sup inf lim det dim ker deg gcd arg mod Pr'.split(' '),
);
/** Combining characters by the commands of accents. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['hat', '\u0302'],
  ['widehat', '\u0302'],
  ['tilde', '\u0303'],
  ['widetilde', '\u0303'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
  ['vec', '\u20D7'],
]);
const SCRIPTS: ReadonlyMap<string, 'sup' | 'sub'> = new Map([
  ['^', 'sup'],
  ['_', 'sub'],
]);
/** Signs whose spaces the source decides on. */
const SPACED = /[=<>+\-,;|]/;
const TOKEN = /\\+(?:[A-Za-z]+|.)|./gsu;

/** Stand before and after the name of a function, and are a space next to letters and digits. */
const BEFORE = '\uE000';
const AFTER = '\uE001';
const VISIBLE_GAP = /(?<=[\p{L}\p{N}>)])\uE000|\uE001\s*(?=[\p{L}\p{N}√])/gu;
const GAP = /[\uE000\uE001]/g;

/** Thrown for what has no form in a line of text. */
class UnsupportedFormula extends Error {}

/** Writes a part of a fraction or below a root; several signs in parentheses. */
const grouped = (text: string): string =>
  /^.?$/su.test(text.replaceAll(/<[^>]*>|\p{M}/gu, '')) ? text : `(${text})`;

/** Returns the text of a command without an argument. */
const fixedText = (name: string): string | null => {
  if (SILENT.has(name) || name === '!') return '';
  if (FUNCTIONS.has(name)) return `${BEFORE}${name}${AFTER}`;
  if (/^(?:q?quad|[,;: ])$/.test(name)) return ' ';
  return /^[{}$%&#_|]$/.test(name) ? name : null;
};

const createReader = (formula: string) => {
  const tokens = formula.match(TOKEN) ?? [];
  let at = 0;

  const skipSpace = (): void => {
    while (/^\s$/.test(tokens[at] ?? '')) at += 1;
  };
  const argument = (isInScript: boolean): string => {
    skipSpace();
    if (at >= tokens.length) throw new UnsupportedFormula();
    return term(isInScript);
  };
  const group = (isInScript: boolean): string => {
    let text = '';
    while (tokens[at] !== '}') {
      if (at >= tokens.length) throw new UnsupportedFormula();
      text += term(isInScript);
    }
    at += 1;
    return text;
  };
  const script = (mark: 'sup' | 'sub', sign: string, isInScript: boolean): string => {
    const text = argument(true).trim();
    return isInScript ? `${sign}${grouped(text)}` : `<${mark}>${text}</${mark}>`;
  };
  const command = (name: string, isInScript: boolean): string => {
    const symbol = TEX_SYMBOLS.get(name);
    if (symbol !== undefined) return TEX_RELATIONS.has(name) && !isInScript ? ` ${symbol} ` : symbol;
    if (TYPEFACES.has(name)) return argument(isInScript);
    const accent = ACCENTS.get(name);
    if (accent !== undefined) return `${argument(isInScript)}${accent}`.normalize('NFC');
    if (name === 'sqrt') return `√${grouped(argument(isInScript))}`;
    if (name === 'frac') return `${grouped(argument(isInScript))}/${grouped(argument(isInScript))}`;
    const fixed = fixedText(name);
    if (fixed === null) throw new UnsupportedFormula();
    return fixed;
  };
  /** White space separates names of commands; it is printed next to some signs only. */
  const space = (): string => {
    const before = tokens[at - 2] ?? '';
    skipSpace();
    return SPACED.test(before) || SPACED.test(tokens[at] ?? '') ? ' ' : '';
  };
  const term = (isInScript: boolean): string => {
    const token = tokens[at] ?? '';
    at += 1;
    const mark = SCRIPTS.get(token);
    if (mark !== undefined) return script(mark, token, isInScript);
    if (token.startsWith('\\')) return command(token.replace(/^\\+/, ''), isInScript);
    if (token === '{') return group(isInScript);
    if (token === '}') throw new UnsupportedFormula();
    if (token === '~') return ' ';
    if (token === "'") return '′';
    return /^\s$/.test(token) ? space() : token;
  };
  return (): string => {
    let text = '';
    while (at < tokens.length) text += term(false);
    return text.replaceAll(VISIBLE_GAP, ' ').replaceAll(GAP, '').replaceAll(/\s+/g, ' ').trim();
  };
};

/**
 * Reads a formula in TeX as marked text on one line; `null` for one with anything else than letters, signs, scripts, roots and
 * fractions.
 * @example readTexFormula('\\sqrt{s} = 7\\,H_2') // '√s = 7 H<sub>2</sub>'
 */
export const readTexFormula = (formula: string): string | null => {
  try {
    return createReader(formula)();
  } catch (problem) {
    if (problem instanceof UnsupportedFormula) return null;
    throw problem;
  }
};
