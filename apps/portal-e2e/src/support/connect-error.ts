import { connect } from 'node:net';

/**
 * Returns the error code of a new connection to the host of `url`, and `null` when it is accepted.
 * A request of Playwright's could reuse a connection that is still being closed.
 */
export const connectError = (url: string): Promise<string | null> => {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.destroy();
      resolve(null);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
};
