import {
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  readNumber,
  readText,
  recordOf,
} from '@open-discovery/http';
import type { Endpoint, Reader } from '@open-discovery/http';
import type { ImportedSource, ImportReport, Kind, PublishedImport } from '@open-discovery/model';
import { get } from './call.ts';
import { readProblem } from './read-problem.ts';

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
  objectOf<File>({
    name: readText,
    format: orNull(readText),
    read: readNumber,
    kept: readNumber,
    merged: readNumber,
    skipped: readNumber,
    problem: optional(readProblem),
  }),
);
const readSources = listOf(
  objectOf<ImportedSource>({
    name: readText,
    files: readNumber,
    publishedFiles: readNumber,
    read: readNumber,
    skipped: readNumber,
  }),
);
const readFields = listOf(
  objectOf<Field>({
    kind: oneOf(KINDS),
    field: readText,
    partly: readNumber,
    refused: readNumber,
    unknown: readNumber,
    example: readText,
  }),
);
const readReason = objectOf<Reason>({
  problem: optional(readProblem),
  reason: readText,
  count: readNumber,
});
const readReport = objectOf<ImportReport>({
  startedAt: readText,
  durationMs: readNumber,
  inputs: objectOf<ImportReport['inputs']>({
    total: readNumber,
    files: readFiles,
    sources: optional(readSources),
  }),
  records: readCounts,
  derived: readCounts,
  skipped: objectOf<ImportReport['skipped']>({
    total: readNumber,
    reasons: listOf(readReason),
  }),
  fields: objectOf<ImportReport['fields']>({ total: readNumber, shown: readFields }),
  links: objectOf<ImportReport['links']>({ kept: readNumber, unresolved: readNumber }),
});
const readPublishedImport = objectOf<PublishedImport>({
  generation: orNull(readText),
  report: orNull(readReport),
});

/**
 * Returns the import of the records that are searched. Not part of the specification.
 * @example getImportReport() // GET import-report
 */
export const getImportReport = (): Endpoint<PublishedImport> => get('import-report', readPublishedImport);
