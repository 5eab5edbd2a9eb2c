import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EngineQuery } from '../../search/engine-query.ts';
import { addRoute } from '../../http/add-route.ts';
import type { RouteDependencies } from '../../http/add-route.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { EngineStatus, SearchEngine } from '../../search/search-engine.ts';
import { EXTENSION_TAG } from '../extension-tag.ts';
import { publishedStatus } from '../published-status.ts';
import { collectionInput } from '../collection-input.ts';
import { collectionRequest } from '../collection-request.ts';
import { take } from '../take.ts';
import type { Collection } from '../parameters/collections.ts';
import { LIMITS } from '../parameters/limits.ts';
import { sortById, hashRecord, hashRecords } from './content-hash.ts';
import type { HashedRecord } from './content-hash.ts';

const searchSnapshotAnswer = z.object({
  total: z.int(),
  generation: z.string().describe('The generation of the records'),
  publishedAt: z.string(),
  searchedAt: z.string(),
  contentHash: z.string().describe('SHA-256 of the records, independent of their order'),
  isComplete: z
    .boolean()
    .describe(`Whether records has all results; if false, the first ${LIMITS.snapshotRecords} of them`),
  records: z.array(z.tuple([z.string(), z.string()])).describe('Id and hash of the content, sorted by id'),
});

const ATTEMPTS = 2;

interface Snapshot {
  readonly status: EngineStatus;
  readonly total: number;
  readonly records: readonly HashedRecord[];
}

const readResults = async (query: EngineQuery, engine: SearchEngine): Promise<Snapshot> => {
  const status = publishedStatus(engine);
  const [total = 0] = await engine.count([query]);
  const records: HashedRecord[] = [];
  for await (const item of take(engine.stream(query), LIMITS.snapshotRecords)) records.push(hashRecord(item));
  return { status, total, records: sortById(records) };
};

/** Reads all results from one generation. Retries if a new generation was published in between. */
const readOneGeneration = async (query: EngineQuery, engine: SearchEngine): Promise<Snapshot> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const snapshot = await readResults(query, engine);
    if (snapshot.status.generation === engine.about()?.generation) return snapshot;
  }
  throw new ApiError(503, 'The records are being updated; try again in a moment', { retryAfterSeconds: 2 });
};

/** Adds the search snapshot of a collection. */
export const addSearchSnapshotRoute = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  collection: Collection,
): void => {
  const { engine, clock } = dependencies;
  addRoute(app, dependencies, {
    url: `/${collection.path}/search-record`,
    tag: EXTENSION_TAG,
    summary: `Snapshot of a search for ${collection.plural}, for later comparison`,
    description: 'Compare two snapshots to find new and removed records (by id) and changed ones (by hash).',
    query: collectionInput(collection),
    isNeverStored: true,
    answer: searchSnapshotAnswer,
    reply: async (parameters, request) => {
      const searchedAt = new Date(clock()).toISOString();
      const { query } = await collectionRequest(collection, parameters, dependencies, request);
      const snapshotQuery = { ...query, facets: [], highlight: false, explain: false };
      const { status, total, records } = await readOneGeneration(snapshotQuery, engine);
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
