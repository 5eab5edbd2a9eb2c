/** Without this prefix, spreadsheets decode a file in their local encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA = /^[\s"']*[=+\-@＝＋－＠|%]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Formats a cell. A text that a spreadsheet would execute as a formula is prefixed with an apostrophe. */
const formatCell = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell);
  const isFormula = FORMULA.test(cell) && !NUMBER.test(cell);
  const text = isFormula ? `'${cell}` : cell;
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
