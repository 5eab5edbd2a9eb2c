/** A quoted cell, a plain one, and what ends it. RFC 4180. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;

/** The rows of a table; fails on what RFC 4180 does not allow. */
export const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let end = 0;
  for (const [cell, quoted, plain, ending] of text.matchAll(CELL)) {
    end += cell.length;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (ending === ',') continue;
    rows.push(row);
    row = [];
  }
  if (end !== text.length)
    throw new SyntaxError(`No table from character ${end} on: ${text.slice(end, end + 40)}`);
  return rows;
};
