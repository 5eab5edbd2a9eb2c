import { EXPORT_FORMATS } from '@open-discovery/export-formats';
import type { ExportFormat, RecordFormatName } from '@open-discovery/export-formats';
import { exportRecordsAddress } from '@open-discovery/graph-client';
import { path } from '@open-discovery/http';
import { KINDS, kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';

/** A format of a record: a file to download, or a representation at its own address. */
export type Format = ExportFormat | RecordFormatName;

/** The formats of reference managers. */
export const CITATION_FORMATS = ['bibtex', 'ris', 'csljson'] as const satisfies readonly ExportFormat[];

const ANY = ['csv', 'json', 'jsonl', 'jsonld', 'dc', 'datacite'] as const satisfies readonly Format[];
const OF_WORKS = ['openaire'] as const satisfies readonly Format[];
const OF_SOFTWARE = ['codemeta', 'cff'] as const satisfies readonly Format[];

/** Returns the formats available for a kind. */
export const formatsOf = (kind: RecordKind): readonly Format[] =>
  kindOf(kind) === 'product'
    ? [...CITATION_FORMATS, ...ANY, ...OF_WORKS, ...(kind === 'software' ? OF_SOFTWARE : [])]
    : ANY;

/** Reports whether a format is downloaded as a file; the others are read at the record's own addresses. */
const isFile = (format: Format): format is ExportFormat => Object.hasOwn(EXPORT_FORMATS, format);

/** Returns the address of a record in a format, relative to the Graph API. */
export const formatAddress = (kind: RecordKind, id: string, format: Format): string =>
  isFile(format)
    ? exportRecordsAddress([id], format)
    : path(KINDS[kindOf(kind)].collection, id, 'as', format);
