import path from 'node:path';
import type { PortalConfiguration } from '@open-discovery/config';
import type { FastifyInstance } from 'fastify';
import { createApi } from '../../app.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Database, DatabaseLocation } from '../../database/open-database.ts';
import { EmbeddedEngine } from '../../search/embedded/embedded-engine.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { openTestEnvironment, testSettings } from '../../testing/test-environment.ts';
import { openFront } from './open-front.ts';
import { Visitor } from './visitor.ts';

/** Several servers behind one address, with a controlled clock and a captured log. */
export interface LoginWorld {
  /** The public address of the portal. */
  readonly origin: string;
  /** Starts another server. All running servers answer alternately. */
  readonly startApi: () => Promise<FastifyInstance>;
  readonly stopApi: (app: FastifyInstance) => Promise<void>;
  readonly running: () => readonly FastifyInstance[];
  readonly database: () => Database;
  readonly visitor: () => Visitor;
  readonly advance: (ms: number) => void;
  readonly now: () => number;
  /** Returns the log at all levels. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

export interface LoginWorldOptions {
  /** The database; by default, a new one. */
  readonly location?: DatabaseLocation;
  /** The folder of the index and of stored content, which stays; by default, a new one. */
  readonly dataDir?: string;
  /** The portal to fill an empty database with; by default, none. */
  readonly configuration?: PortalConfiguration;
  /** Fills the folder of the searched records, which is empty by default. */
  readonly prepareIndex?: (folder: string) => Promise<unknown>;
  /** Returns additional settings for the public address. */
  readonly environment?: (origin: string) => Promise<Readonly<Record<string, string>>>;
}

/** Opens the servers' address. Everything runs over real HTTP, without mocks. */
export const openLoginWorld = async (options: LoginWorldOptions = {}): Promise<LoginWorld> => {
  const front = await openFront('/api');
  const environment = await openTestEnvironment();
  const folder = options.dataDir ?? environment.settings.DATA_DIR;
  const settings = testSettings({
    DATA_DIR: folder,
    PUBLIC_URL: front.origin,
    ...(await options.environment?.(front.origin)),
  });
  const indexFolder = path.join(folder, 'index');
  await options.prepareIndex?.(indexFolder);
  const engine = new EmbeddedEngine({ folder: indexFolder });
  await engine.refresh();
  const location = options.location ?? { url: null, file: path.join(folder, 'shared.sqlite') };
  const running = new Map<FastifyInstance, Database>();
  let nowMs = Date.now();
  const { stream, log } = keptLog();
  const serve = () => front.serve(...[...running.keys()].map((app) => app.routing));
  const stopApi = async (app: FastifyInstance): Promise<void> => {
    const database = running.get(app);
    running.delete(app);
    serve();
    await app.close();
    await database?.close();
  };
  const database = (): Database => {
    const [first] = running.values();
    if (!first) throw new Error('No server runs');
    return first;
  };
  return {
    origin: front.origin,
    startApi: async () => {
      const own = await openDatabase(location);
      const app = await createApi({
        engine,
        database: own,
        configuration: options.configuration ?? null,
        settings,
        logger: { level: 'trace', stream },
        clock: () => nowMs,
      });
      await app.ready();
      running.set(app, own);
      serve();
      return app;
    },
    stopApi,
    running: () => [...running.keys()],
    database,
    visitor: () => new Visitor(front.origin),
    advance: (ms) => {
      nowMs += ms;
    },
    now: () => nowMs,
    log,
    close: async () => {
      for (const app of [...running.keys()]) await stopApi(app);
      await front.close();
      await engine.close();
      await environment.database.close();
    },
  };
};
