import type { KindedRecord } from '@open-discovery/model';
import type { ExportFormat } from './export-formats.ts';
import { factsOf } from './facts/facts-of.ts';
import { toBibtex } from './formats/bibtex.ts';
import { toCsl } from './formats/csl.ts';
import { formatCsv } from './format-csv.ts';
import { DEFAULT_CSV_COLUMNS, isCsvColumn, toCsvRow } from './formats/csv.ts';
import { toRis } from './formats/ris.ts';

/** A file of records: header, records with separators, footer. */
export interface Export {
  readonly header: string;
  readonly record: (item: KindedRecord) => string;
  readonly separator: string;
  readonly footer: string;
}

interface ExportOptions {
  /**
   * Names of {@link CSV_COLUMNS} in order; unknown names are ignored, and no names mean the default columns.
   */
  readonly columns?: readonly string[];
}

const openCsv = ({ columns = [] }: ExportOptions): Export => {
  const known = columns.filter(isCsvColumn);
  const chosen = known.length === 0 ? DEFAULT_CSV_COLUMNS : known;
  return {
    header: formatCsv([chosen]),
    record: (item) => formatCsv([toCsvRow(factsOf(item), chosen)]),
    separator: '',
    footer: '',
  };
};

const OPEN = {
  csv: openCsv,
  bibtex: () => ({ header: '', record: (item) => toBibtex(factsOf(item)), separator: '\n', footer: '' }),
  ris: () => ({ header: '', record: (item) => toRis(factsOf(item)), separator: '\r\n', footer: '' }),
  csljson: () => ({
    header: '[',
    record: (item) => JSON.stringify(toCsl(factsOf(item))),
    separator: ',\n',
    footer: ']\n',
  }),
  jsonl: () => ({
    header: '',
    record: ({ record }) => `${JSON.stringify(record)}\n`,
    separator: '',
    footer: '',
  }),
} as const satisfies Record<ExportFormat, (options: ExportOptions) => Export>;

/**
 * Starts a file of records in a format; its parts can be streamed.
 * @example openExport('csv', { columns: ['id', 'title'] }).header // 'id,title\r\n'
 */
export const openExport = (format: ExportFormat, options: ExportOptions = {}): Export =>
  OPEN[format](options);
