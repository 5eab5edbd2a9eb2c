/** A quoted or plain cell and its terminator. RFC 4180. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;

/** Parses CSV. Throws a SyntaxError for text that violates RFC 4180. */
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
    throw new SyntaxError(`Invalid CSV from character ${end} on: ${text.slice(end, end + 40)}`);
  return rows;
};
