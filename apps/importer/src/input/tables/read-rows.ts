import type { Bytes } from '../byte-source.ts';
import { readTable } from './read-table.ts';
import type { TableStart } from './table-start.ts';

/** A table, as what decides how its rows are read sees it. */
export interface NewTable {
  /** Name of the file. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

/** Returns how the rows of a table become values, or the reason why the table is skipped. */
export type TableReader = (table: NewTable) => Promise<((cells: readonly string[]) => unknown) | string>;

/** A value of a row, or the reason why there is none. */
type RowValue =
  | { readonly line: number; readonly value: unknown; readonly isRepaired: boolean }
  | { readonly line: number; readonly problem: string; readonly endsFile?: boolean };

interface Table {
  readonly name: string;
  readonly bytes: Bytes;
  readonly start: TableStart;
  readonly encoding: string;
}

/** Skips every table. */
export const refuseTables: TableReader = () =>
  Promise.resolve('a table (CSV) without a mapping of its columns');

/** Yields the rows of a table as values. */
export async function* readRows(
  { name, bytes, start, encoding }: Table,
  readerFor: TableReader,
): AsyncGenerator<RowValue> {
  const { columns, samples } = start;
  const toValue = await readerFor({ name, columns, samples });
  if (typeof toValue === 'string') {
    yield { line: 1, problem: toValue, endsFile: true };
    return;
  }
  for await (const { line, cells, isRepaired } of readTable(bytes, start, encoding))
    yield cells === null
      ? { line, problem: `CSV: a row with more than ${columns.length} cells` }
      : { line, value: toValue(cells), isRepaired };
}
