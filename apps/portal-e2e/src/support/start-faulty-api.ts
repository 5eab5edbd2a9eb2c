import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { places } from './places.ts';
import type { Server } from './servers.ts';

const passOn =
  (isFaulty: (path: string) => boolean): RequestListener =>
  ({ url = '/' }, response) => {
    if (isFaulty(url)) {
      response.writeHead(500).end();
      return;
    }
    fetch(`${places().api}${url}`).then(
      async (answer) => {
        const body = await answer.text();
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(body);
      },
      () => response.destroy(),
    );
  };

/** The API as it is when some of its services fail. */
export const startFaultyApi = async (
  isFaulty: (path: string) => boolean,
): Promise<Server & { readonly port: number }> => {
  const server = createServer(passOn(isFaulty));
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
