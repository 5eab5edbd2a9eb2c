import { readTexFormula } from './read-tex-formula.ts';

const MOST_CHARS = 300;
/** Matches a sign that only formulas contain. `$5 and $6` are prices. */
const TEX = /[\\^_{]/;
/** Matches a short formula without such a sign, and its end. `$5–$6` are prices, too. */
const SHORT_FORMULA = /^[^\s$]{1,12}\$(?!\d)/;

const MARKS = new Map([
  ['emph', 'i'],
  ['textit', 'i'],
  ['textsl', 'i'],
  ['textbf', 'b'],
  ['textsuperscript', 'sup'],
  ['textsubscript', 'sub'],
]);
/** Begins at the first of several backslashes, so that a text of nothing else is read once. */
const MARKED = /(?<!\\)\\+(emph|textit|textsl|textbf|textsuperscript|textsubscript)\{([^{}]*)\}/g;

/** Replaces formulas between dollar signs. One that cannot be read stays as it is. */
const withFormulas = (text: string): string => {
  let result = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('$', at);
    const end = text.indexOf('$', start + 1);
    if (start === -1 || end === -1) return result + text.slice(at);
    const source = text.slice(start + 1, end);
    const isFormula =
      source.length <= MOST_CHARS && (TEX.test(source) || SHORT_FORMULA.test(text.slice(start + 1, end + 2)));
    const isEscaped = text[start - 1] === '\\' || text[end - 1] === '\\';
    // The second sign of what is no formula may begin one.
    const next = isFormula ? end + 1 : end;
    const formula = isFormula && !isEscaped ? readTexFormula(source) : null;
    result += text.slice(at, start) + (formula ?? text.slice(start, next));
    at = next;
  }
};

/**
 * Replaces the TeX that titles and abstracts contain by marks and signs.
 * @example replaceTex('$\\alpha$ decay of \\textit{E. coli}') // 'α decay of <i>E. coli</i>'
 */
export const replaceTex = (text: string): string => {
  const marked = text.includes('\\')
    ? text.replaceAll(MARKED, (_found, name: string, inner: string) => {
        const mark = MARKS.get(name) ?? 'i';
        return `<${mark}>${inner}</${mark}>`;
      })
    : text;
  return marked.includes('$') ? withFormulas(marked) : marked;
};
