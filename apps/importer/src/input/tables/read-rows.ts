import type { Bytes } from '../byte-source.ts';
import { readTable } from './read-table.ts';
import type { TableStart } from './table-start.ts';
import { skipReason } from '../../report/skip-reason.ts';
import type { SkipReason } from '../../report/skip-reason.ts';

/** A table, as what decides how its rows are read sees it. */
export interface NewTable {
  /** Name of the file. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

/** Returns how the rows of a table become values, or the reason why the table is skipped. */
export type TableReader = (table: NewTable) => Promise<((cells: readonly string[]) => unknown) | SkipReason>;

/** A value of a row, or the reason why there is none. */
type RowValue =
  | { readonly line: number; readonly value: unknown; readonly isRepaired: boolean }
  | { readonly line: number; readonly problem: SkipReason; readonly endsFile?: boolean };

interface Table {
  readonly name: string;
  readonly bytes: Bytes;
  readonly start: TableStart;
  readonly encoding: string;
}

/** Skips every table. */
export const refuseTables: TableReader = () => Promise.resolve(skipReason('unmapped-table'));

/** Yields the rows of a table as values. */
export async function* readRows(
  { name, bytes, start, encoding }: Table,
  readerFor: TableReader,
): AsyncGenerator<RowValue> {
  const { columns, samples } = start;
  const toValue = await readerFor({ name, columns, samples });
  if (typeof toValue !== 'function') {
    yield { line: 1, problem: toValue, endsFile: true };
    return;
  }
  for await (const { line, cells, isRepaired } of readTable(bytes, start, encoding))
    yield cells === null
      ? { line, problem: skipReason('too-many-cells', { max: columns.length }) }
      : { line, value: toValue(cells), isRepaired };
}
