import { listen } from '@open-discovery/http-server/testing';
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
  const { url, close } = await listen(server);
  return {
    origin: url,
    serve: (...next) => {
      listeners = next;
    },
    close,
  };
};
