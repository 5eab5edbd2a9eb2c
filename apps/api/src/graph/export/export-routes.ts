import { CSV_COLUMNS, EXPORT_FORMATS } from '@open-discovery/export-formats';
import type { ExportFormat } from '@open-discovery/export-formats';
import { isProductType, KINDS } from '@open-discovery/model';
import type { KindedRecord, ProductType } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addFileRoute } from '../../http/add-file-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bothInputs, inputOf } from '../../http/input.ts';
import { FORMATS_TAG } from '../extension-tag.ts';
import { collectionInput } from '../collection-input.ts';
import type { CollectionParameters } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import type { Collection } from '../parameters/collections.ts';
import { take } from '../take.ts';
import { LIMITS } from '../parameters/limits.ts';
import { once, oneOf } from '../parameters/parameter.ts';
import { findRecords } from '../find-records.ts';
import { searchText } from '../search-text.ts';
import { exportStream } from './export-stream.ts';
import { attachment, fileName } from './file-name.ts';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];
const MEDIA_TYPES = FORMATS.map((format) => EXPORT_FORMATS[format].mediaType.split(';', 1)[0] ?? '');

const FORMAT = {
  format: oneOf(FORMATS).meta({ description: 'File format' }),
  column: z
    .array(oneOf(CSV_COLUMNS))
    .default([])
    .meta({ description: 'With format=csv: a column, in the given order; the default columns if absent' }),
};
const exportInput = inputOf(z.object(FORMAT));
const recordsInput = inputOf(
  z.object({
    id: z
      .array(once(), "Parameter '{name}' is required")
      .max(LIMITS.exportRecords, `Parameter '{name}' may be given at most ${LIMITS.exportRecords} times`)
      .meta({ description: 'OpenAIRE id of a record of any kind' }),
    ...FORMAT,
  }),
);

const checkColumns = ({ format, column }: ReturnType<typeof exportInput.parse>): void => {
  if (column.length > 0 && format !== 'csv')
    throw new ApiError(400, "Parameter 'column' requires format=csv");
};

/** A further page would have the same records again. */
const refusePages = ({ common: { page, cursor } }: CollectionParameters): void => {
  if (page > 1 || cursor !== undefined)
    throw new ApiError(400, `A file has no pages: it has the first ${LIMITS.exportRecords} results`);
};

interface Download {
  readonly format: ExportFormat;
  /** Parts of the file name, in addition to the date and the generation. */
  readonly names: readonly string[];
  readonly total: number;
}

const headersOf = (
  { format, names, total }: Download,
  { engine, clock }: RouteDependencies,
): Record<string, string> => {
  const { mediaType, ending } = EXPORT_FORMATS[format];
  const day = new Date(clock()).toISOString().slice(0, 10);
  const isTruncated = total > LIMITS.exportRecords;
  const parts = [
    ...names,
    day,
    engine.about()?.generation ?? '',
    isTruncated ? `first-${LIMITS.exportRecords}` : '',
  ];
  return {
    'content-type': mediaType,
    'content-disposition': attachment(fileName(parts, ending)),
    'x-total': String(total),
  };
};

/** Returns the type of the products of a search; null if they may have several types. */
const onlyType = ({ common, clauses }: CollectionParameters): ProductType | null => {
  if (common.logicalOperator !== 'AND' && clauses.length > 1) return null;
  const types = clauses.flatMap(({ filter, condition }) =>
    filter === 'type' && condition.is === 'any' ? condition.values : [],
  );
  const [type = ''] = types;
  return types.length === 1 && isProductType(type) ? type : null;
};

/** Returns the name of the records in file names. Spec §2 "Entity file-name slugs". */
const slugOf = ({ kind, path }: Collection, search: CollectionParameters): string => {
  if (kind === 'person') return path;
  return KINDS[kind === 'product' ? (onlyType(search) ?? kind) : kind].slug;
};

/** Adds the download of the results of a search in a collection. */
export const addExportRoute = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  const { engine } = dependencies;
  addFileRoute(app, dependencies, {
    url: `/${collection.path}/export`,
    tag: FORMATS_TAG,
    summary: `Download ${collection.plural}`,
    description: `The results of a search as a file, in their order, at most ${LIMITS.exportRecords}. X-Total is the total number; the file name states if the file was truncated.`,
    query: bothInputs(collectionInput(collection), exportInput),
    mediaTypes: MEDIA_TYPES,
    reply: async ({ first, second: { format, column } }, request) => {
      checkColumns({ format, column });
      refusePages(first);
      const { query } = await collectionRequest(collection, first, dependencies, request);
      const exportQuery = { ...query, facets: [], highlight: false, explain: false };
      // Count before sending, so that a failing search is answered with an error status.
      const [total = 0] = await engine.count([exportQuery]);
      const records = take(engine.stream(exportQuery), LIMITS.exportRecords);
      return {
        headers: headersOf(
          { format, total, names: [slugOf(collection, first), searchText(first)] },
          dependencies,
        ),
        body: exportStream(records, { format, columns: column }),
      };
    },
  });
};

/** Two ids can lead to one record, for example an id and that of a record that was merged into it. */
const distinctRecords = (found: readonly (KindedRecord | null)[]): KindedRecord[] => [
  ...new Map(found.flatMap((item) => (item ? [[item.record.id, item]] : []))).values(),
];

/** Adds the download of selected records. */
export const addRecordExportRoute = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  addFileRoute(app, dependencies, {
    url: '/export',
    tag: FORMATS_TAG,
    summary: 'Download records of any kind by their ids',
    description:
      'In the order of the ids, each record once. Unknown ids are skipped; X-Total is the number of records in the file.',
    query: recordsInput,
    mediaTypes: MEDIA_TYPES,
    reply: async ({ id, format, column }) => {
      checkColumns({ format, column });
      const found = await findRecords([...new Set(id)], engine);
      const records = distinctRecords(found);
      if (records.length === 0) throw new ApiError(404, 'There is no record with any of these ids');
      return {
        headers: headersOf({ format, total: records.length, names: ['records'] }, dependencies),
        body: exportStream(records, { format, columns: column }),
      };
    },
  });
};
