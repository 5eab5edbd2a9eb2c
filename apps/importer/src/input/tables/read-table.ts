import { parse } from 'csv-parse';
import type { Bytes } from '../byte-source.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';
import { UnreadableError } from '../unreadable-error.ts';
import { decodeTable } from './decode-table.ts';
import { CSV_OPTIONS } from './table-start.ts';
import type { TableStart } from './table-start.ts';

/** A row with the line on which it ends: its cells, or why it is invalid. */
export interface LocatedRow {
  readonly line: number;
  readonly cells: readonly string[] | null;
  readonly isRepaired: boolean;
}

/** Characters of a row; real ones are far below. */
const MAX_ROW_CHARS = 16 * 1024 * 1024;
const MESSAGE_CHARS = 120;

/** Matches text that a spreadsheet would execute as a formula, and that exports therefore prefix with an apostrophe. */
const FORMULA = /^[\s"']*[=+\-@＝＋－＠|%]/u;

/** The parts of a cell that a spreadsheet may show as cells of their own. */
const PART = /[^;\t\r\n]+/g;

/** Returns the text of a cell: without the apostrophes that keep spreadsheets from executing it or a part of it. */
const textOfCell = (cell: string): string =>
  cell.replaceAll(PART, (part) =>
    part.startsWith("'") && FORMULA.test(part.slice(1)) ? part.slice(1) : part,
  );

const toRow = (record: readonly string[], line: number, { columns, encoding }: Shape): LocatedRow => {
  const cells = record.map(textOfCell);
  const text = cells.join('');
  const isRepaired = encoding === 'windows-1252' ? /[^\0-\x7f]/.test(text) : text.includes('\uFFFD');
  const hasMore = cells.slice(columns).some((cell) => cell !== '');
  return { line, cells: hasMore ? null : cells, isRepaired };
};

interface Shape {
  readonly columns: number;
  readonly encoding: string;
}

const damaged = ({ message }: Error): UnreadableError =>
  new UnreadableError(
    withDetail(skipReason('damaged-file', { format: 'CSV' }), message.slice(0, MESSAGE_CHARS)),
  );

/** Yields the rows of a table after its first, the names of its columns. Throws at damage, after the rows before it. */
export async function* readTable(
  bytes: Bytes,
  { separator, columns }: TableStart,
  encoding: string,
): AsyncGenerator<LocatedRow> {
  const rows: LocatedRow[] = [];
  const state: { failure: Error | null } = { failure: null };
  const shape = { columns: columns.length, encoding };
  const parser = parse({
    ...CSV_OPTIONS,
    delimiter: separator,
    from: 2,
    max_record_size: MAX_ROW_CHARS,
    // Rows that wait in the parser would be lost at damage.
    on_record: (record: string[], { lines }) => {
      rows.push(toRow(record, lines, shape));
      return null;
    },
  });
  parser.on('error', (error) => {
    state.failure ??= error;
  });
  parser.resume();
  for await (const text of decodeTable(bytes, encoding)) {
    await new Promise<void>((resolve) =>
      parser.write(text, () => {
        resolve();
      }),
    );
    yield* rows.splice(0);
    if (state.failure !== null) break;
  }
  if (state.failure === null) await new Promise<void>((resolve) => parser.once('close', resolve).end());
  yield* rows.splice(0);
  if (state.failure !== null) throw damaged(state.failure);
}
