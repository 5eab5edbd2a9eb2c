import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './error-body.ts';

/** The failures of Node's parser that have a status of their own. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid HTTP',
  408: 'The request did not arrive in time',
  431: 'The headers of the request are too large',
};

/** Answers bytes that Node cannot read as a request, and ends the connection. */
export const answerUnreadable = (
  error: Error & { readonly code?: string },
  socket: Duplex,
  { headers, clock }: { readonly headers: Readonly<Record<string, string>>; readonly clock: () => number },
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const message = MESSAGES[status] ?? '';
  const body = JSON.stringify(errorBody({ status, message, path: '', at: new Date(clock()) }));
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
  socket.end(head + body);
};
