import type { Kind } from '@open-discovery/model';
import type { LeftOutReport } from './count-left-out.ts';
import type { FieldReport } from './count-fields.ts';
import { printableLine } from './printable-line.ts';
import { LISTED_MAX } from './report.ts';
import type { FileReport, Report } from './report.ts';

const COLUMNS = ['read', 'kept', 'merged', 'skipped'] as const;
const NUMBER_CHARS = 9;

const row = (name: string, cells: readonly string[]): string =>
  `${cells.map((cell) => cell.padStart(NUMBER_CHARS)).join('')}  ${name}`;

const fileRow = (file: FileReport): string =>
  row(
    file.repaired > 0 ? `${file.name} (${file.repaired} with bytes that are not UTF-8)` : file.name,
    COLUMNS.map((column) => String(file[column])),
  );

const total = (files: readonly FileReport[]): string =>
  row(
    'in all',
    COLUMNS.map((column) => String(files.reduce((sum, file) => sum + file[column], 0))),
  );

const counts = (byKind: Readonly<Partial<Record<Kind, number>>>): string =>
  Object.entries(byKind)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ') || 'none';

const MORE_FILES = 40;
const MORE_FIELDS = 20;

const outcomeOf = ({ partly, refused, unknown }: FieldReport): string =>
  [
    partly > 0 ? `${partly} understood in part` : '',
    refused > 0 ? `${refused} not usable` : '',
    unknown > 0 ? `${unknown} of no known field` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');

const fieldRow = (field: FieldReport): string => {
  const { id, value, file, line } = field.example;
  return `  ${field.kind}.${field.field}: ${outcomeOf(field)}, such as ${JSON.stringify(value)} of ${id} (${file}:${line})`;
};

/** Returns a list under its heading, which says where there are more; nothing of an empty list. */
const listRows = (heading: string, rows: readonly string[], more: string | null): string[] =>
  rows.length === 0 ? [] : ['', heading, ...rows, ...(more === null ? [] : [`  … ${more}`])];

const fieldRows = (fields: readonly FieldReport[], listFile: string): string[] =>
  listRows(
    'values that records could not take as they are (single ones are kept among their originalValues):',
    fields.slice(0, MORE_FIELDS).map(fieldRow),
    fields.length > MORE_FIELDS ? `all ${fields.length} fields in ${listFile}` : null,
  );

const leftOutRow = ({ format, leftOut, records, example }: LeftOutReport): string =>
  `  ${format}: ${leftOut} of ${records} records (${example.file}:${example.line})`;

const leftOutRows = (leftOut: readonly LeftOutReport[], listFile: string): string[] =>
  listRows(
    'fields of the sources that records have no place for:',
    leftOut.slice(0, MORE_FIELDS).map(leftOutRow),
    leftOut.length > MORE_FIELDS ? `all ${leftOut.length} fields in ${listFile}` : null,
  );

const contradictionRows = ({ total, shown }: Report['contradictions'], listFile: string): string[] =>
  listRows(
    `records whose title contradicts that of another one under their id: ${total}`,
    shown.map(
      ({ kind, id, titles: [kept, other], otherId, file, line }) =>
        `  ${kind} ${id}: “${other}” (${file}:${line}) is ${otherId === null ? 'one with' : `${otherId}, not`} “${kept}”`,
    ),
    total > shown.length ? `all of them in ${listFile}` : null,
  );

const listedOf = (files: readonly FileReport[]): string =>
  files.some(({ skipped }) => skipped > LISTED_MAX) ? `the first ${LISTED_MAX} of each file` : 'all of them';

/** Formats the report for the command line; `listFile` is the path of the lists. */
export const printReport = (report: Report, listFile: string): string => {
  const shownFiles =
    report.files.length > MORE_FILES ? report.files.filter(({ skipped }) => skipped > 0) : report.files;
  const hidden = report.files.length - shownFiles.slice(0, MORE_FILES).length;
  return [
    row('', [...COLUMNS]),
    ...shownFiles.slice(0, MORE_FILES).map(fileRow),
    ...(hidden > 0 ? [`  … and ${hidden} more files`] : []),
    total(report.files),
    '',
    `records: ${counts(report.records)}`,
    `derived from mentions (among them): ${counts(report.derived)}`,
    `relations: ${report.relations}, and as many the other way round`,
    ...(report.replaced > 0 ? [`earlier records that new ones replace: ${report.replaced}`] : []),
    ...(report.removed > 0 ? [`earlier records that were removed: ${report.removed}`] : []),
    ...(report.unresolved > 0
      ? [`mentioned without a name, so not linked: ${report.unresolved} relations`]
      : []),
    ...fieldRows(report.fields, listFile),
    ...leftOutRows(report.leftOut, listFile),
    ...contradictionRows(report.contradictions, listFile),
    ...(report.skipped > 0 ? ['', `skipped: ${report.skipped}`] : []),
    ...report.shown.map(
      ({ file, line, position, reason }) =>
        `  ${file}${line === 0 ? '' : `:${line}`}${position === undefined ? '' : `, record ${position}`}: ${reason}`,
    ),
    ...(report.skipped > report.shown.length ? [`  … ${listedOf(report.files)} in ${listFile}`] : []),
  ]
    .map(printableLine)
    .join('\n');
};
