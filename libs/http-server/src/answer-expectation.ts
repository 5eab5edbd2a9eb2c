import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { UnreadableAnswer } from './answer-unreadable.ts';

const STATUS = 417;

/**
 * Answers a request that expects what no server knows (`Expect: a`, RFC 9110 §10.1.1), and ends the connection, because its
 * body is not read: the listener of the server's event `checkExpectation`. Without it, Node.js sends a response that has
 * neither a body nor the server's headers.
 * @example
 * server.on('checkExpectation', (_request, response) =>
 *   answerExpectation(response, { headers, toBody: ({ message }) => ({ message }) }));
 */
export const answerExpectation = (response: ServerResponse, { headers, toBody }: UnreadableAnswer): void => {
  const error = STATUS_CODES[STATUS] ?? '';
  const message = 'A request may expect 100-continue only';
  const body = JSON.stringify(toBody({ status: STATUS, error, message }));
  response
    .writeHead(STATUS, {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body);
};
