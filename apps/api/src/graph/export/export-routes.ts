import { CSV_COLUMNS, EXPORT_FORMATS } from '@open-discovery/export-formats';
import type { ExportFormat } from '@open-discovery/export-formats';
import { KINDS } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addFileRoute } from '../../add-file-route.ts';
import type { RouteDependencies } from '../../add-route.ts';
import { ApiError } from '../../api-error.ts';
import { bothInputs, inputOf } from '../../input.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { collectionInput } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import { COLLECTIONS } from '../parameters/collections.ts';
import type { Collection } from '../parameters/collections.ts';
import { take } from '../take.ts';
import { LIMITS } from '../parameters/limits.ts';
import { once } from '../parameters/parameter.ts';
import { stripKindPrefix } from '../strip-kind-prefix.ts';
import { wordsOf } from '../search-text.ts';
import { exportStream } from './export-stream.ts';
import { attachment, fileName } from './file-name.ts';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];
const MEDIA_TYPES = FORMATS.map((format) => EXPORT_FORMATS[format].mediaType.split(';', 1)[0] ?? '');

const allowed = (names: readonly string[]): string =>
  `Invalid value in '{name}'. Allowed values are: [${names.map((name) => `'${name}'`).join(', ')}]`;

const FORMAT = {
  format: z.enum(FORMATS, allowed(FORMATS)).meta({ description: 'What the file is for' }),
  column: z
    .array(z.enum(CSV_COLUMNS, allowed(CSV_COLUMNS)))
    .default([])
    .meta({ description: 'With format=csv: a column, in the order given; the usual ones if not given' }),
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

interface Download {
  readonly format: ExportFormat;
  /** What names the file beside the day and the state of the records. */
  readonly names: readonly string[];
  readonly total: number;
}

const headersOf = (
  { format, names, total }: Download,
  { engine, clock }: RouteDependencies,
): Record<string, string> => {
  const { mediaType, ending } = EXPORT_FORMATS[format];
  const day = new Date(clock()).toISOString().slice(0, 10);
  const isCut = total > LIMITS.exportRecords;
  const parts = [
    ...names,
    day,
    engine.about()?.generation ?? '',
    isCut ? `first-${LIMITS.exportRecords}` : '',
  ];
  return {
    'content-type': mediaType,
    'content-disposition': attachment(fileName(parts, ending)),
    'x-total': String(total),
  };
};

const kindName = ({ kind, path }: Collection): string => (kind === 'person' ? path : KINDS[kind].slug);

const addResults = (app: FastifyInstance, dependencies: RouteDependencies, collection: Collection): void => {
  const { engine } = dependencies;
  addFileRoute(app, dependencies, {
    url: `/${collection.path}/export`,
    tag: EXTENSION_TAG,
    summary: `Download ${collection.plural}`,
    description: `The results of a search as a file, in their order. At most ${LIMITS.exportRecords}: X-Total says how many there are, and the file's name when it was cut.`,
    query: bothInputs(collectionInput(collection), exportInput),
    mediaTypes: MEDIA_TYPES,
    reply: async ({ first, second: { format, column } }, { signal }) => {
      const { query } = await collectionRequest(collection, first, engine, signal);
      const asked = { ...query, facets: [], highlight: false, explain: false };
      // Before the first byte, so that a search that fails is answered as such.
      const [total = 0] = await engine.count([asked], signal);
      const records = take(engine.stream(asked, signal), LIMITS.exportRecords);
      return {
        headers: headersOf({ format, total, names: [kindName(collection), wordsOf(first)] }, dependencies),
        body: exportStream(records, { format, columns: column }),
      };
    },
  });
};

const addRecords = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  const { engine } = dependencies;
  addFileRoute(app, dependencies, {
    url: '/export',
    tag: EXTENSION_TAG,
    summary: 'Download records of any kind by their ids',
    description:
      'In the order of the ids, each record once. What does not exist is left out; X-Total says how many are there.',
    query: recordsInput,
    mediaTypes: MEDIA_TYPES,
    reply: async ({ id, format, column }, { signal }) => {
      const found = await engine.get([...new Set(id.map(stripKindPrefix))], signal);
      const records = found.filter((item) => item !== null);
      if (records.length === 0) throw new ApiError(404, 'There is no record with any of these ids');
      return {
        headers: headersOf({ format, total: records.length, names: ['records'] }, dependencies),
        body: exportStream(records, { format, columns: column }),
      };
    },
  });
};

/** Downloads: the results of a search in every collection, and chosen records. */
export const addExportRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  for (const collection of COLLECTIONS) addResults(app, dependencies, collection);
  addRecords(app, dependencies);
};
