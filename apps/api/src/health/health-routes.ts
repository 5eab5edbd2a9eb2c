import { chooseMediaType } from '@open-discovery/http-server';
import { hasSpace, systemFreeBytes } from '@open-discovery/harvest';
import type { FreeBytes } from '@open-discovery/harvest';
import type { FastifyInstance } from 'fastify';
import { readLastBackup } from '../backup/last-backup.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../database/open-database.ts';
import { EngineError } from '../search/engine-error.ts';
import type { EngineErrorReason } from '../search/engine-error.ts';
import type { EngineStatus, SearchEngine } from '../search/search-engine.ts';
import { HEALTH_ANSWERS, READY_ANSWERS, STATUS_ANSWERS } from './health-schemas.ts';
import { statusPage } from './status-page.ts';
import manifest from '../../package.json' with { type: 'json' };

export interface HealthDependencies {
  readonly engine: SearchEngine;
  readonly database: Database;
  readonly store: Pick<ContentStore, 'damagedRows'>;
  /** Milliseconds that nobody sets, unlike the time of day. */
  readonly steadyClock?: () => number;
  readonly dataDir: string;
  readonly freeBytes?: FreeBytes;
}

/** The state of a part of the server that cannot be used. Clients translate the reason; the message is English. */
interface Unavailable {
  readonly state: 'unavailable';
  readonly reason: EngineErrorReason;
  readonly message: string;
}
type PartState<T> = ({ readonly state: 'ready' } & T) | Unavailable;

const HTML = 'text/html';
const NO_STORE = { 'cache-control': 'no-store' };
const NO_DATABASE = 'The database does not respond';
const doc = (summary: string, response: Readonly<Record<number, unknown>>) => ({
  schema: { summary, tags: ['Health'], response },
});

/** For checks that are repeated every few seconds: the log of requests leaves them out. */
const check = (...args: Parameters<typeof doc>) => ({ ...doc(...args), logLevel: 'warn' as const });

/** Named apart from the status of the records in the Graph API. */
const STATUS = {
  schema: {
    ...doc('State of the parts of the server, for operators', STATUS_ANSWERS).schema,
    operationId: 'getServerStatus',
  },
};

/** Returns the reason why no search is possible; `null` if searches are answered. */
const failureOf = (engine: SearchEngine): Promise<Omit<Unavailable, 'state'> | null> =>
  engine.check().then(
    () => null,
    (error: unknown) => ({
      reason: error instanceof EngineError ? error.reason : 'broken',
      message: error instanceof Error ? error.message : String(error),
    }),
  );

const indexState = async (engine: SearchEngine): Promise<PartState<EngineStatus>> => {
  const failure = await failureOf(engine);
  const index = engine.about();
  return failure === null && index !== null
    ? { state: 'ready', ...index }
    : { state: 'unavailable', reason: 'missing', message: '', ...failure };
};

const databaseState = (database: Database): Promise<PartState<object>> =>
  database.check().then(
    () => ({ state: 'ready' }) as const,
    // The driver's message may contain the address of the database.
    () => ({ state: 'unavailable', reason: 'unreachable', message: NO_DATABASE }) as const,
  );

/** Returns the state of the disk of the data folder: little space is left for some time before nothing can be stored. */
const diskState = async (dataDir: string, freeBytes: FreeBytes) =>
  // A folder that cannot be found has nothing stored in it.
  (await hasSpace(dataDir, freeBytes).catch(() => true)) ? ('ready' as const) : ('full' as const);

/**
 * Adds `/health` (the process responds), `/ready` (it has records to search and reaches its database) and `/status`
 * (the state of its parts, for operators; no content).
 */
export const addHealthRoutes = (
  app: FastifyInstance,
  {
    engine,
    database,
    store,
    steadyClock = () => performance.now(),
    dataDir,
    freeBytes = systemFreeBytes,
  }: HealthDependencies,
): void => {
  const startedAt = steadyClock();
  app.get('/health', check('Liveness: the server is running', HEALTH_ANSWERS), async (_request, reply) => {
    reply.headers(NO_STORE);
    return { status: 'ok' };
  });
  app.get(
    '/ready',
    check('Readiness: there are records to search, and the database responds', READY_ANSWERS),
    async (_request, reply) => {
      const [index, content] = await Promise.all([indexState(engine), databaseState(database)]);
      const [message] = [index, content].flatMap((part) => ('message' in part ? [part.message] : []));
      reply.headers(NO_STORE).status(message === undefined ? 200 : 503);
      return message === undefined
        ? { status: 'ready', index: engine.about() }
        : { status: 'waiting', message };
    },
  );
  app.get('/status', STATUS, async (request, reply) => {
    const [index, content, disk] = await Promise.all([
      indexState(engine),
      databaseState(database),
      diskState(dataDir, freeBytes),
    ]);
    const setAside = store.damagedRows().map(({ table, id }) => ({ table, id }));
    const isNewest = index.state === 'ready' && index.fallback === undefined;
    const isSound = isNewest && content.state === 'ready' && disk === 'ready' && setAside.length === 0;
    const status = {
      status: isSound ? ('ok' as const) : ('degraded' as const),
      version: manifest.version,
      uptimeSeconds: Math.floor((steadyClock() - startedAt) / 1_000),
      index,
      content: { ...content, setAside },
      disk,
      lastBackupAt: await readLastBackup(dataDir),
    };
    reply.headers({ ...NO_STORE, vary: 'accept' });
    if (chooseMediaType(request.headers.accept, ['application/json', HTML]) !== HTML) return status;
    return reply.type(`${HTML}; charset=utf-8`).send(statusPage(status));
  });
};
