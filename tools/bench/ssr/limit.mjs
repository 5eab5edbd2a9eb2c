// What any server that renders this page with React must spend: Fastify, and `renderToString` of the same HTML. No data is
// asked for, no component runs.
import Fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { toElements } from './to-elements.mjs';

const html = readFileSync(process.argv[2], 'utf8');
const page = toElements(html);
const written = `<!DOCTYPE html>${renderToString(page)}`;
// Attributes without a value and separators of texts are written differently; more is missing content.
if (Math.abs(written.length - html.length) > html.length * 0.05)
  throw new Error(`renders ${written.length} characters in place of ${html.length}`);

const server = Fastify();
server.get('/health', () => 'ok');
server.get('/*', (_request, reply) =>
  reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(page)}`),
);
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
