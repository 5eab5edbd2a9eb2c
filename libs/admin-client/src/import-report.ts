import { readNumber, readText } from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import type { ImportReport, Kind, PublishedImport } from '@open-discovery/model';
import { get } from './call.ts';
import { listOf, oneOf, orNull, recordOf, shapeOf } from './read-shape.ts';

const KINDS = [
  'product',
  'project',
  'organization',
  'dataSource',
  'service',
  'community',
  'person',
] as const satisfies readonly Kind[];

type File = ImportReport['inputs']['files'][number];
type Reason = ImportReport['skipped']['reasons'][number];
type Field = ImportReport['fields']['shown'][number];

const readCounts: Reader<ImportReport['records']> = recordOf(readNumber);
const readFiles = listOf(
  shapeOf<File>({
    name: readText,
    format: orNull(readText),
    read: readNumber,
    kept: readNumber,
    merged: readNumber,
    skipped: readNumber,
  }),
);
const readFields = listOf(
  shapeOf<Field>({
    kind: oneOf(KINDS),
    field: readText,
    partly: readNumber,
    refused: readNumber,
    unknown: readNumber,
    example: readText,
  }),
);
const readReport = shapeOf<ImportReport>({
  startedAt: readText,
  durationMs: readNumber,
  inputs: shapeOf<ImportReport['inputs']>({ total: readNumber, files: readFiles }),
  records: readCounts,
  derived: readCounts,
  skipped: shapeOf<ImportReport['skipped']>({
    total: readNumber,
    reasons: listOf(shapeOf<Reason>({ reason: readText, count: readNumber })),
  }),
  fields: shapeOf<ImportReport['fields']>({ total: readNumber, shown: readFields }),
  links: shapeOf<ImportReport['links']>({ kept: readNumber, unresolved: readNumber }),
});
const readPublishedImport = shapeOf<PublishedImport>({
  generation: orNull(readText),
  report: orNull(readReport),
});

/**
 * Returns the import of the records that are searched. Not part of the specification.
 * @example getImportReport() // GET import-report
 */
export const getImportReport = (): Endpoint<PublishedImport> => get('import-report', readPublishedImport);
