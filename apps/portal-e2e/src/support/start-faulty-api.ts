import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
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
export const startFaultyApi = async (
  isFaulty: (path: string) => boolean,
): Promise<Server & { readonly port: number }> => {
  const server = createServer(createProxy(isFaulty));
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, port, stop };
};
