import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A listening address that exists before its servers. */
export interface Front {
  readonly origin: string;
  /** Sets the servers that answer, alternately. */
  readonly serve: (...listeners: readonly RequestListener[]) => void;
  readonly close: () => Promise<void>;
}

const cutPrefix = (request: IncomingMessage, prefix: string): void => {
  if (request.url?.startsWith(`${prefix}/`)) request.url = request.url.slice(prefix.length);
};

/** Opens a port on this machine. `prefix` is removed from paths, as the portal does with `/api`. */
export const openFront = async (prefix = ''): Promise<Front> => {
  let listeners: readonly RequestListener[] = [];
  let turn = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    cutPrefix(request, prefix);
    const listener = listeners[turn % listeners.length];
    turn += 1;
    if (listener) listener(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve: (...next) => {
      listeners = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
