import type { FastifyInstance } from 'fastify';
import type { SearchEngine } from '../search/search-engine.ts';

const NO_STORE = { 'cache-control': 'no-store' };
/** Returns the reason why no search is possible: no records are imported, or they cannot be read. */
const reasonOf = (engine: SearchEngine): Promise<string> =>
  engine.count([]).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const doc = (summary: string) => ({ schema: { summary, tags: ['Health'] } });

/** Adds `/health` (the process responds) and `/ready` (it has records to search, and which). */
export const addHealthRoutes = (app: FastifyInstance, engine: SearchEngine): void => {
  app.get('/health', doc('Liveness: the server is running'), async (_request, reply) => {
    reply.headers(NO_STORE);
    return { status: 'ok' };
  });
  app.get('/ready', doc('Readiness: there are records to search'), async (_request, reply) => {
    const index = engine.about();
    reply.headers(NO_STORE).status(index === null ? 503 : 200);
    return index === null
      ? { status: 'waiting', message: await reasonOf(engine) }
      : { status: 'ready', index };
  });
};
