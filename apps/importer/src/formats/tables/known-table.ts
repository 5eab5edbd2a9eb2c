import { isCordisTable } from '../cordis/cordis-tables.ts';
import { isOwnTable, OwnTableRow } from './own-table.ts';

/** Returns how the rows of a table are read that is known by the names of its columns; `null` for others. */
export const knownTable = (columns: readonly string[]): ((cells: readonly string[]) => unknown) | null => {
  if (isOwnTable(columns)) return (cells) => new OwnTableRow(columns, cells);
  if (!isCordisTable(columns)) return null;
  return (cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
};
