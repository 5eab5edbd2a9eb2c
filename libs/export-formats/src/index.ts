export { EXPORT_FORMATS } from './export-formats.ts';
export type { ExportFormat } from './export-formats.ts';
