// Measures what the components of a page cost by themselves: bare Fastify, and `renderToString` of the component tree that
// the portal renders, with all of its data. The portal builds the tree once.
import Fastify from 'fastify';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const [, , portalProgram, address] = process.argv;
const ASK_EVERY_MS = 50;
const { PORT, PORTAL_PORT } = process.env;

// The portal's own import of it comes later, and finds this one.
const server = createRequire(import.meta.url)('react-dom/server');
const { renderToString } = server;
let page = null;
server.renderToString = (element) => {
  page = element;
  return renderToString(element);
};
process.env.PORT = PORTAL_PORT;
await import(portalProgram);

const asked = async () => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORTAL_PORT}${address}`).catch(() => null);
    if (answer) return answer.text();
    // Its program does not report when it listens.
    await pause(ASK_EVERY_MS);
  }
};
const html = await asked();
if (`<!DOCTYPE html>${renderToString(page)}` !== html) throw new Error('the tree renders to another page');

const bare = Fastify();
bare.get('/health', () => 'ok');
bare.get('/*', (_request, reply) =>
  reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(page)}`),
);
await bare.listen({ port: Number(PORT), host: '127.0.0.1' });
