import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EngineQuery } from '../../search/engine-query.ts';
import { addRoute } from '../../add-route.ts';
import type { RouteDependencies } from '../../add-route.ts';
import { ApiError } from '../../api-error.ts';
import type { EngineStatus, SearchEngine } from '../../search/search-engine.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { collectionInput } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import { take } from '../take.ts';
import { COLLECTIONS } from '../parameters/collections.ts';
import type { Collection } from '../parameters/collections.ts';
import { LIMITS } from '../parameters/limits.ts';
import { byId, hashRecord, hashRecords } from './content-hash.ts';
import type { HashedRecord } from './content-hash.ts';

const searchSnapshotAnswer = z.object({
  total: z.int(),
  generation: z.string().describe('Which state of the records was searched'),
  publishedAt: z.string(),
  searchedAt: z.string(),
  contentHash: z.string().describe('SHA-256 over records: equal for equal results, in whatever order'),
  isComplete: z
    .boolean()
    .describe(`Whether records are all results; else the first ${LIMITS.recordedRecords} of them`),
  records: z.array(z.tuple([z.string(), z.string()])).describe('Id and a hash of the content, by id'),
});

const ATTEMPTS = 2;

interface Found {
  readonly status: EngineStatus;
  readonly total: number;
  readonly records: readonly HashedRecord[];
}

const statusOf = (engine: SearchEngine): EngineStatus => {
  const status = engine.about();
  if (status === null) throw new ApiError(503, 'There are no records yet', { retryAfterSeconds: 10 });
  return status;
};

const readAll = async (query: EngineQuery, engine: SearchEngine, signal: AbortSignal): Promise<Found> => {
  const status = statusOf(engine);
  const [total = 0] = await engine.count([query], signal);
  const records: HashedRecord[] = [];
  for await (const item of take(engine.stream(query, signal), LIMITS.recordedRecords))
    records.push(hashRecord(item));
  return { status, total, records: byId(records) };
};

/** All that a search finds in one state of the records; read again when another state came in between. */
const readOneState = async (
  query: EngineQuery,
  engine: SearchEngine,
  signal: AbortSignal,
): Promise<Found> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await readAll(query, engine, signal);
    if (found.status.generation === engine.about()?.generation) return found;
  }
  throw new ApiError(503, 'The records are being renewed; try again in a moment', { retryAfterSeconds: 2 });
};

const addSearchSnapshot = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  const { engine, clock } = dependencies;
  addRoute(app, dependencies, {
    url: `/${collection.path}/search-record`,
    tag: EXTENSION_TAG,
    summary: `What a search for ${collection.plural} finds now, to be compared with later`,
    description: 'Compare two of them to learn what is new (an id), gone (an id) and changed (a hash).',
    query: collectionInput(collection),
    answer: searchSnapshotAnswer,
    reply: async (parameters, { signal }) => {
      const searchedAt = new Date(clock()).toISOString();
      const { query } = await collectionRequest(collection, parameters, engine, signal);
      const asked = { ...query, facets: [], highlight: false, explain: false };
      const { status, total, records } = await readOneState(asked, engine, signal);
      return {
        total,
        generation: status.generation,
        publishedAt: status.publishedAt,
        searchedAt,
        contentHash: hashRecords(records),
        isComplete: records.length === total,
        records,
      };
    },
  });
};

/** Search records of every collection. */
export const addSearchSnapshotRoutes = (app: FastifyInstance, dependencies: RouteDependencies): void => {
  for (const collection of COLLECTIONS) addSearchSnapshot(app, dependencies, collection);
};
