import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header by which an id travels from a proxy to the portal, and from the portal to the API. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids of common proxies: UUIDs, hexadecimal numbers, base64url. Anything else could forge lines of a log. */
const KNOWN_FORM = /^[\w.-]{8,64}$/;

const asText = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/**
 * Creates Fastify's `genReqId`: the id that a trusted proxy has given to a request, else a new one. Ids of other clients,
 * and ids of an unusual form, are ignored.
 */
export const createRequestId =
  (isTrusted: (address: string) => boolean, newId: () => string = randomUUID) =>
  ({
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: { remoteAddress?: string | undefined };
  }): string => {
    const given = asText(headers[REQUEST_ID_HEADER]);
    return KNOWN_FORM.test(given) && isTrusted(socket.remoteAddress ?? '') ? given : newId();
  };
