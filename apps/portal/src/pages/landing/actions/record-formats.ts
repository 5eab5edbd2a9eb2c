import type { ExportFormat, RecordFormatName } from '@open-discovery/export-formats';
import { exportRecordsAddress } from '@open-discovery/graph-client';
import { path } from '@open-discovery/http';
import { KINDS, kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';

/** A format in which one record is had: as a file to keep, or as a page of its own to read. */
export type Format = ExportFormat | RecordFormatName;

/** What citation managers read. */
export const CITATION_FORMATS = ['bibtex', 'ris', 'csljson'] as const satisfies readonly ExportFormat[];

/** What comes as a file; the others are read at the record's own addresses. */
const FILES: readonly string[] = [...CITATION_FORMATS, 'csv', 'jsonl'] satisfies readonly ExportFormat[];

const ANY = ['csv', 'json', 'jsonl', 'jsonld', 'dc', 'datacite'] as const satisfies readonly Format[];
const OF_WORKS = ['openaire'] as const satisfies readonly Format[];
const OF_SOFTWARE = ['codemeta', 'cff'] as const satisfies readonly Format[];

/** The formats in which a record of a kind is had. */
export const formatsOf = (kind: RecordKind): readonly Format[] =>
  kindOf(kind) === 'product'
    ? [...CITATION_FORMATS, ...ANY, ...OF_WORKS, ...(kind === 'software' ? OF_SOFTWARE : [])]
    : ANY;

const isFile = (format: Format): format is ExportFormat => FILES.includes(format);

/** Where one record is had in a format, below the Graph API. */
export const formatAddress = (kind: RecordKind, id: string, format: Format): string =>
  isFile(format)
    ? exportRecordsAddress([id], format)
    : path(KINDS[kindOf(kind)].collection, id, 'as', format);
