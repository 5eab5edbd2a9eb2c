import { logOutput } from '@open-discovery/http-server';
import Fastify from 'fastify';

// Tells its address on the channel to the test, because its standard output takes nothing.
const server = Fastify({ logger: { level: 'info', stream: logOutput(process.stdout) } });
server.get('/', () => ({ status: 'ok' }));
process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
