import { openExport } from '@open-discovery/export-formats';
import { BYTE_ORDER_MARK } from '@open-discovery/export-formats/csv';
import type { ExportFormat } from '@open-discovery/export-formats';
import type { KindedRecord } from '@open-discovery/model';
import { Readable } from 'node:stream';

const PREFIX: Partial<Record<ExportFormat, string>> = { csv: BYTE_ORDER_MARK };

/** Chunk size in UTF-16 units; sending single records would cause many small packets. */
const CHUNK_CHARS = 32_768;

interface ExportOptions {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
}

async function* chunks(
  records: AsyncIterable<KindedRecord> | Iterable<KindedRecord>,
  { format, columns }: ExportOptions,
): AsyncGenerator<string> {
  const file = openExport(format, { columns });
  let pending = `${PREFIX[format] ?? ''}${file.header}`;
  let separator = '';
  for await (const item of records) {
    pending += `${separator}${file.record(item)}`;
    separator = file.separator;
    if (pending.length < CHUNK_CHARS) continue;
    yield pending;
    pending = '';
  }
  yield `${pending}${file.footer}`;
}

/** Returns the file as a stream. It applies backpressure to the records and releases them when destroyed. */
export const exportStream = (
  records: AsyncIterable<KindedRecord> | Iterable<KindedRecord>,
  options: ExportOptions,
): Readable => Readable.from(chunks(records, options), { objectMode: false });
