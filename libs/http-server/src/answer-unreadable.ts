import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** The time that a client has to read a refusal before its connection is closed. */
const READING_LIMIT_MS = 1_000;

/** The failures of Node's parser that have their own status. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid HTTP',
  408: 'The request did not arrive in time',
  431: 'The headers of the request are too large',
};

/** A refusal of what cannot be read as a request. */
interface UnreadableRequest {
  readonly status: number;
  /** The name of the status. */
  readonly error: string;
  readonly message: string;
}

/** The parts of a refusal that each server chooses. */
export interface UnreadableAnswer {
  /** The headers of every response of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Creates the JSON body. */
  readonly toBody: (refusal: UnreadableRequest) => unknown;
}

/** Reports whether a response is on its way, which an answer in the middle would spoil. */
const isAnswering = (socket: object): boolean => {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return typeof response === 'object' && response !== null && Reflect.get(response, 'headersSent') === true;
};

/**
 * Answers bytes that Node.js cannot read as a request, and ends the connection: the listener of the server's event
 * `clientError`. Without it, Node.js sends a response that has neither a body nor the server's headers.
 * @example
 * server.on('clientError', (error, socket) =>
 *   answerUnreadable(error, socket, { headers, toBody: ({ message }) => ({ message }) }));
 */
export const answerUnreadable = (
  error: Error & { readonly code?: string },
  socket: Duplex,
  { headers, toBody }: UnreadableAnswer,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const name = STATUS_CODES[status] ?? '';
  const body = JSON.stringify(toBody({ status, error: name, message: MESSAGES[status] ?? '' }));
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([header, value]) => `${header}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${name}`, ...lines, '', ''].join('\r\n');
  socket.end(head + body);
  // Otherwise a client that never stops sending would keep the connection.
  const timer = setTimeout(() => socket.destroy(), READING_LIMIT_MS);
  socket.once('close', () => clearTimeout(timer));
};
