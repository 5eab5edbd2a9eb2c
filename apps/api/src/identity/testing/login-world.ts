import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createApi } from '../../app.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Database, DatabaseLocation } from '../../database/open-database.ts';
import { EmbeddedEngine } from '../../search/embedded/embedded-engine.ts';
import { openTestEnvironment, testSettings } from '../../testing/test-environment.ts';
import { openFront } from './open-front.ts';
import { Visitor } from './visitor.ts';

/** A portal's address with servers of ours behind it, a clock that can be set, and what they log. */
export interface LoginWorld {
  /** Where visitors reach the portal. */
  readonly origin: string;
  /** Starts a server; it and those before it answer in turns. */
  readonly startApi: () => Promise<FastifyInstance>;
  readonly stopApi: (app: FastifyInstance) => Promise<void>;
  readonly running: () => readonly FastifyInstance[];
  readonly database: () => Database;
  readonly visitor: () => Visitor;
  readonly advance: (ms: number) => void;
  readonly now: () => number;
  /** All that was logged, at every level. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

export interface LoginWorldOptions {
  /** Where its database is; one of its own unless told. */
  readonly location?: DatabaseLocation;
  /** Settings of its own, once its address is known. */
  readonly environment?: (origin: string) => Promise<Readonly<Record<string, string>>>;
}

/** Over real HTTP; nothing in it stands in for anything. */
export const openLoginWorld = async (options: LoginWorldOptions = {}): Promise<LoginWorld> => {
  const front = await openFront('/api');
  const environment = await openTestEnvironment();
  const folder = environment.settings.DATA_DIR;
  const settings = testSettings({
    DATA_DIR: folder,
    PUBLIC_URL: front.origin,
    ...(await options.environment?.(front.origin)),
  });
  const engine = new EmbeddedEngine({ folder: path.join(folder, 'index') });
  const location = options.location ?? { url: null, file: path.join(folder, 'shared.sqlite') };
  const running = new Map<FastifyInstance, Database>();
  let nowMs = Date.now();
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
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
    log: () => log,
    close: async () => {
      for (const app of [...running.keys()]) await stopApi(app);
      await front.close();
      await engine.close();
      await environment.remove();
    },
  };
};
