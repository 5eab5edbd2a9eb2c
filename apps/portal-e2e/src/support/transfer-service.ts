import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';
import type { Server } from './servers.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, authorization-storage, content-type',
};
const FILES = ['tides.csv', 'readme.txt'].map((name) => ({
  kind: 'StorageElement',
  name,
  isFolder: false,
  isAccessible: true,
  size: 1_500_000,
  downloadUrl: `https://files.example/${name}`,
}));

/** Responses by method and path, without parameters. */
const RESPONSES: Readonly<Record<string, readonly [status: number, body: unknown]>> = {
  'GET /parser': [200, { kind: 'StorageContent', count: FILES.length, elements: FILES }],
  'POST /transfers': [202, { kind: 'TransferInfo', jobId: '7' }],
  'GET /transfer/7': [200, { kind: 'TransferInfoExtended', jobId: '7', jobState: 'active' }],
  'DELETE /transfer/7': [200, { kind: 'TransferInfoExtended', jobId: '7', jobState: 'canceled' }],
};

/** Starts a data-transfer API on its own origin. `/seen` returns the last transfer request. */
export const startTransferService = async (): Promise<Server> => {
  let seen: unknown = null;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const route = `${request.method} ${request.url?.split('?')[0]}`;
      const { authorization, 'authorization-storage': storage } = request.headers;
      if (request.method === 'POST')
        seen = { url: request.url, authorization, storage, body: JSON.parse(body) as unknown };
      const [status, json] =
        route === 'GET /seen'
          ? [200, seen]
          : (RESPONSES[route] ?? [request.method === 'OPTIONS' ? 204 : 404, null]);
      response.writeHead(status, { ...CORS, 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(json));
    });
  });
  return listen(server);
};
