import type { IncomingMessage } from 'node:http';

/**
 * Reports whether a request names its host once, as HTTP/1.1 demands (RFC 9112 §3.2). With several, this server and a proxy
 * in front of it could believe different ones. Node.js accepts several, and refuses none without the server's headers
 * unless its option `requireHostHeader` is false.
 */
export const hasOneHost = ({
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean => {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return names.length === 1 || (names.length === 0 && httpVersion === '1.0');
};
