import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

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
  ENOTFOUND: (_setting, _port, host) => `${host} is no address. Choose another one with HOST.`,
};

/** Returns the port of a setting, or a free one for 0. Stops the script if the port is not available. */
export const freePort = async (setting, text, host) => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Stop(`${setting}=${text} is not a port (0 to 65535).`);
  try {
    return await listen(Number(text), host);
  } catch (error) {
    const reason = REASONS[error.code];
    throw reason ? new Stop(reason(setting, text, host)) : error;
  }
};
