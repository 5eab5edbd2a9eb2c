import type { FastifyInstance } from 'fastify';
import type { SearchEngine } from '../search/search-engine.ts';

const NO_STORE = { 'cache-control': 'no-store' };
/** Why there is nothing to search: none imported yet, or what there is cannot be read. */
const reasonOf = (engine: SearchEngine): Promise<string> =>
  engine.count([]).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const doc = (summary: string) => ({ schema: { summary, tags: ['Health'] } });

/** `/health`: the process answers. `/ready`: it can answer searches, and out of which records. */
export const addHealthRoutes = (app: FastifyInstance, engine: SearchEngine): void => {
  app.get('/health', doc('Whether the server runs'), async (_request, reply) => {
    reply.headers(NO_STORE);
    return { status: 'ok' };
  });
  app.get('/ready', doc('Whether there are records to search'), async (_request, reply) => {
    const index = engine.about();
    reply.headers(NO_STORE).status(index === null ? 503 : 200);
    return index === null
      ? { status: 'waiting', message: await reasonOf(engine) }
      : { status: 'ready', index };
  });
};
