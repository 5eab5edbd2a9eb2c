import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

export interface ListeningServer {
  readonly port: number;
  readonly url: string;
  /** Ends all connections and the server; does nothing if it has ended. */
  readonly close: () => Promise<void>;
}

/** Lets a server of a test listen on this machine, by default on any free port. */
export const listen = async (
  server: Server | HttpServer,
  { host = '127.0.0.1', port: wanted = 0 } = {},
): Promise<ListeningServer> => {
  server.listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};
