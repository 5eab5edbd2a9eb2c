import { skipReason } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';

const bytes = (...codes: readonly number[]): string => String.fromCharCode(...codes);

const ZIP = 'PK\u0003\u0004';
const ARCHIVES = 'gzip, tar';
/** Spreadsheets save their tables as CSV. */
const TABLES = 'CSV';

/** Files that are known and not read, by their first characters in Latin-1, and what is read instead: `null` if they hold no records. */
const FOREIGN: readonly (readonly [start: string | RegExp, format: string, instead: string | null])[] = [
  // Office documents are archives, which name their parts at the start.
  [/^PK\u0003\u0004[^]*?\bxl\//, 'Excel (.xlsx)', TABLES],
  [/^PK\u0003\u0004[^]*?opendocument\.spreadsheet/, 'OpenDocument (.ods)', TABLES],
  [/^PK\u0003\u0004[^]*?\bword\//, 'Word (.docx)', null],
  [/^PK\u0003\u0004[^]*?opendocument\./, 'OpenDocument', null],
  [ZIP, 'zip', ARCHIVES],
  ['BZh', 'bzip2', ARCHIVES],
  [bytes(0xfd, 0x37, 0x7a, 0x58, 0x5a), 'xz', ARCHIVES],
  [bytes(0x28, 0xb5, 0x2f, 0xfd), 'zstd', ARCHIVES],
  ['Rar!', 'RAR', ARCHIVES],
  [`7z${bytes(0xbc, 0xaf, 0x27, 0x1c)}`, '7-Zip', ARCHIVES],
  // The container of Office documents before 2007.
  [bytes(0xd0, 0xcf, 0x11, 0xe0), 'Excel (.xls)', TABLES],
  ['SQLite format 3', 'SQLite', TABLES],
  ['PAR1', 'Parquet', 'CSV, JSON'],
  ['%PDF-', 'PDF', null],
  [bytes(0x89, 0x50, 0x4e, 0x47), 'PNG', null],
  [bytes(0xff, 0xd8, 0xff), 'JPEG', null],
  ['{\\rtf', 'RTF', null],
  ['version https://git-lfs', 'Git LFS', null],
  [/^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype\s+html|html)\b/i, 'HTML', null],
];

/**
 * Returns the reason why a file is not read, by its first bytes; `null` for a file that may be read.
 * @example foreignFile(Buffer.from('%PDF-1.7'))?.sentence // 'PDF describes no records'
 */
export const foreignFile = (head: Uint8Array): SkipReason | null => {
  const start = Buffer.from(head).toString('latin1');
  const found = FOREIGN.find(([sign]) =>
    typeof sign === 'string' ? start.startsWith(sign) : sign.test(start),
  );
  if (found === undefined) return null;
  const [, format, instead] = found;
  return instead === null
    ? skipReason('no-record-format', { format })
    : skipReason('unsupported-format', { format, instead });
};
