/** Without this prefix, spreadsheets decode a file in their local encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA = /^[\s"']*[=+\-@＝＋－＠|%]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/**
 * The parts of a text that a spreadsheet may show as cells: with German settings, for example, it separates cells by
 * semicolons, and quotation marks in the middle of a cell do not hold it together.
 */
const PART = /[^;\t\r\n]+/g;

/** Prefixes a text that a spreadsheet would execute as a formula with an apostrophe. */
const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text.trim()) ? `'${text}` : text;

const formatCell = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll(PART, withoutFormula);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Formats rows as CSV. Source: RFC 4180; OWASP, "CSV Injection".
 *
 * @example
 * formatCsv([['label', 'count'], ['Sea, level', 2]]) // 'label,count\r\n"Sea, level",2\r\n'
 */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
