import { listen } from '@open-discovery/http-server/testing';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A TCP address in front of a server on a Unix socket, which can stop passing data on, and be closed. */
export interface Gate {
  readonly port: number;
  /** Keeps all connections open, but passes nothing on, like a server that is stopped. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends all connections and refuses new ones. */
  readonly close: () => Promise<void>;
}

export const openGate = async (socketPath: string, wantedPort = 0): Promise<Gate> => {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((socket) => {
    const client = keep(socket);
    const upstream = keep(connect(socketPath));
    client.pipe(upstream);
    upstream.pipe(client);
    if (isFrozen) client.pause();
  });
  const { port, close } = await listen(server, { port: wantedPort });
  return {
    port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      const closed = close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
