export { EXPORT_FORMATS } from './export-formats.ts';
export type { ExportFormat } from './export-formats.ts';
export { CSV_COLUMNS, DEFAULT_CSV_COLUMNS, isCsvColumn } from './formats/csv.ts';
export type { CsvColumn } from './formats/csv.ts';
export { openExport } from './open-export.ts';
export type { Export } from './open-export.ts';
