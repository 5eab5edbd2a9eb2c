import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps the address at the other end of each connection after its end. Node.js forgets one that nobody has read, and a
 * visitor who leaves at once would have none: requests could not be counted for them.
 * @example keepPeerAddresses(app.server);
 */
export const keepPeerAddresses = (server: Pick<Server, 'on'>): void => {
  server.on('connection', (socket: Socket) => void socket.remoteAddress);
};
