import { openExport } from '@open-discovery/export-formats';
import type { ExportFormat } from '@open-discovery/export-formats';
import type { KindedRecord } from '@open-discovery/model';
import { Readable } from 'node:stream';

/** Spreadsheets take a file without it for one in the encoding of their country. */
const BYTE_ORDER_MARK = '\uFEFF';
const PREFIX: Partial<Record<ExportFormat, string>> = { csv: BYTE_ORDER_MARK };

/** Written at a time, in UTF-16 units; single records would be many small packets. */
const CHUNK_CHARS = 32_768;

interface ExportOptions {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
}

async function* pieces(
  records: AsyncIterable<KindedRecord> | Iterable<KindedRecord>,
  { format, columns }: ExportOptions,
): AsyncGenerator<string> {
  const file = openExport(format, { columns });
  let waiting = `${PREFIX[format] ?? ''}${file.header}`;
  let separator = '';
  for await (const item of records) {
    waiting += `${separator}${file.record(item)}`;
    separator = file.separator;
    if (waiting.length < CHUNK_CHARS) continue;
    yield waiting;
    waiting = '';
  }
  yield `${waiting}${file.footer}`;
}

/** The file of these records. It reads on as the client takes it; destroyed, it lets go of the records. */
export const exportStream = (
  records: AsyncIterable<KindedRecord> | Iterable<KindedRecord>,
  options: ExportOptions,
): Readable => Readable.from(pieces(records, options), { objectMode: false });
