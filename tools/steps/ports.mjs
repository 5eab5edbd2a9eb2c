import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/**
 * The first port to try. The range is below the ephemeral ports of every system, so that no connection takes a port before its
 * server listens, and below the ports of the end-to-end tests.
 */
const FIRST_PORT = 10_000;
const PORT_COUNT = 10_000;
let offset = randomInt(PORT_COUNT);

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });

const REASONS = {
  EADDRINUSE: (setting, port) =>
    `Port ${port} is in use. Choose another one: ${setting}=${Number(port) + 1} npm start`,
  EACCES: (setting, port) => `Port ${port} requires more privileges. Choose another one with ${setting}.`,
  EADDRNOTAVAIL: (_setting, _port, host) =>
    `This machine has no address ${host}. Choose another one with HOST.`,
  ENOTFOUND: (_setting, _port, host) => `${host} is not an address. Choose another one with HOST.`,
};

/** Returns a free port, never the same one twice in a process. */
export const nextFreePort = async (host = '127.0.0.1') => {
  for (let tried = 0; tried < PORT_COUNT; tried++) {
    offset = (offset + 1) % PORT_COUNT;
    try {
      return await listen(FIRST_PORT + offset, host);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    }
  }
  throw new Stop(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORT_COUNT - 1} is free.`);
};

/** Returns the port of a setting, or a free one for 0. Stops the script if the port is not available. */
export const freePort = async (setting, text, host) => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Stop(`${setting}=${text} is not a port (0 to 65535).`);
  try {
    return Number(text) === 0 ? await nextFreePort(host) : await listen(Number(text), host);
  } catch (error) {
    const reason = REASONS[error.code];
    throw reason ? new Stop(reason(setting, text, host)) : error;
  }
};
