import type { FastifyInstance } from 'fastify';
import { statusAnswer } from '../graph/answer-schemas.ts';
import { outputSchema } from '../json-schema.ts';
import type { SearchEngine } from '../search/search-engine.ts';

const NO_STORE = { 'cache-control': 'no-store' };
/** Returns the reason why no search is possible: no records are imported, or they cannot be read. */
const reasonOf = (engine: SearchEngine): Promise<string> =>
  engine.count([]).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const doc = (summary: string, response: Record<number, unknown>) => ({
  schema: { summary, tags: ['Health'], response },
});
const status = (description: string, word: string, more: Record<string, unknown> = {}) => ({
  description,
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: word }, ...more },
});
const ALIVE = { 200: status('The server is running', 'ok') };
const READINESS = {
  200: status('There are records', 'ready', { index: outputSchema(statusAnswer) }),
  503: status('There are no records yet', 'waiting', { message: { type: 'string' } }),
};

/** Adds `/health` (the process responds) and `/ready` (it has records to search, and which). */
export const addHealthRoutes = (app: FastifyInstance, engine: SearchEngine): void => {
  app.get('/health', doc('Liveness: the server is running', ALIVE), async (_request, reply) => {
    reply.headers(NO_STORE);
    return { status: 'ok' };
  });
  app.get('/ready', doc('Readiness: there are records to search', READINESS), async (_request, reply) => {
    const index = engine.about();
    reply.headers(NO_STORE).status(index === null ? 503 : 200);
    return index === null
      ? { status: 'waiting', message: await reasonOf(engine) }
      : { status: 'ready', index };
  });
};
