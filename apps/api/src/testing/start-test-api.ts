import { NO_TELEMETRY } from '@open-discovery/telemetry';
import type { Telemetry } from '@open-discovery/telemetry';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createApi } from '../app.ts';
import type { Database } from '../database/open-database.ts';
import { errorBodySchema } from '../errors/error-body-schema.ts';
import { envelopeAnswer } from '../graph/answer-schemas.ts';
import { createTemporaryIndex } from '../search/testing/build-golden-index.ts';
import type { TemporaryIndex } from '../search/testing/build-golden-index.ts';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import type { GoldenRecord } from '../search/testing/golden-corpus.ts';
import { setup } from './setup.ts';
import { openTestEnvironment } from './test-environment.ts';

export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly engine: EmbeddedEngine;
  readonly index: TemporaryIndex;
  /** Returns the response to a search. Throws if it does not match its schema. */
  readonly search: (url: string) => Promise<z.output<typeof envelopeAnswer>>;
  readonly failure: (url: string) => Promise<{ status: number; message: string }>;
}
/** A server that the test stops. */
export interface RunningTestApi extends TestApi {
  readonly stop: () => Promise<void>;
}

/** The fixed time of the test server. */
export const NOW = new Date('2026-10-02T12:00:35.886Z');

interface TestApiOptions {
  /** The golden corpus or other records; `false` for an empty index. */
  readonly records?: boolean | readonly GoldenRecord[];
  readonly telemetry?: Telemetry;
  /** Receives the lines of the log; without it nothing is logged. */
  readonly log?: (line: string) => void;
}

/** Starts the server with the given records. */
export const startTestApi = async ({
  records = true,
  telemetry = NO_TELEMETRY,
  log,
}: TestApiOptions = {}): Promise<RunningTestApi> => {
  const index = await createTemporaryIndex();
  if (records === true) await index.publishGolden();
  else if (records !== false) await index.publish(records, new Date('2026-01-01T00:00:00Z'));
  const engine = new EmbeddedEngine({ folder: index.folder, clock: () => NOW.getTime() });
  await engine.refresh();
  const { settings, database } = await openTestEnvironment();
  const app = await createApi({
    engine,
    database,
    settings,
    logger: log ? { level: 'info', stream: { write: log } } : false,
    telemetry,
    clock: () => NOW.getTime(),
  });
  return {
    app,
    database,
    engine,
    index,
    search: async (url) => envelopeAnswer.parse((await app.inject(`/graph/v3/${url}`)).json()),
    failure: async (url) => {
      const answer = await app.inject(`/graph/v3/${url}`);
      return { status: answer.statusCode, message: errorBodySchema.parse(answer.json()).message };
    },
    stop: async () => {
      await app.close();
      await engine.close();
      await database.close();
    },
  };
};

/** Starts the server before the tests of a file or a block, and stops it after them. */
export const setupTestApi = (options?: TestApiOptions): TestApi => setup(() => startTestApi(options));
