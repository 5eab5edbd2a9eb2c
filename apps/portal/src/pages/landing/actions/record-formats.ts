import type { ExportFormat } from '@open-discovery/export-formats';
import { exportRecordsAddress } from '@open-discovery/graph-client';
import { kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';

/** What citation managers read. */
export const CITATION_FORMATS = ['bibtex', 'ris', 'csljson'] as const satisfies readonly ExportFormat[];
const TABLE_FORMATS = ['csv', 'jsonl'] as const satisfies readonly ExportFormat[];

/** The formats in which a record of a kind is downloaded. */
export const formatsOf = (kind: RecordKind): readonly ExportFormat[] =>
  kindOf(kind) === 'product' ? [...CITATION_FORMATS, ...TABLE_FORMATS] : TABLE_FORMATS;

/** Where one record is downloaded. `graph` is the address of the Graph API. */
export const downloadAddress = (graph: string, id: string, format: ExportFormat): string =>
  `${graph}/${exportRecordsAddress([id], format)}`;
