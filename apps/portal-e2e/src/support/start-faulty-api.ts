import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { listen } from './listen.ts';
import { serverUrls } from './server-urls.ts';
import type { Server } from './servers.ts';

const createProxy =
  (isFaulty: (path: string) => boolean): RequestListener =>
  ({ url = '/' }, response) => {
    if (isFaulty(url)) {
      response.writeHead(500).end();
      return;
    }
    fetch(`${serverUrls().api}${url}`).then(
      async (answer) => {
        const body = await answer.text();
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(body);
      },
      () => response.destroy(),
    );
  };

/** Starts a proxy of the API where some services fail. */
export const startFaultyApi = (
  isFaulty: (path: string) => boolean,
): Promise<Server & { readonly port: number }> => listen(createServer(createProxy(isFaulty)));
