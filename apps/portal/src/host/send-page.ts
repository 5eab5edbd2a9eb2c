import { chooseEncoding, isNotModified } from '@open-discovery/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS } from './compress.ts';
import type { Page } from './page.ts';

/** Compressing a response that fits into one packet gains nothing. */
const COMPRESSED_FROM_BYTES = 1024;

/** Reason phrases, sent where the protocol has them (HTTP/1). Spec §2 "Error page". */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  403: '403 - Private data',
  404: '404 - Page not found',
};

/** Sends a page in the encoding that the client accepts, or 304 when the client has it. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  /** Additional headers of this response. */
  own: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> => {
  void reply.code(page.status).headers(page.headers).headers(own);
  const text = STATUS_TEXTS[page.status];
  if (text !== undefined) reply.raw.statusMessage = text;
  if (page.status === 200) {
    void reply.header('etag', page.etag);
    if (isNotModified(request.headers, page)) return reply.code(304).send();
  }
  // An empty buffer would get the type application/octet-stream.
  if (page.body.length === 0) return reply.send();
  if (page.body.length < COMPRESSED_FROM_BYTES) return reply.send(page.body);
  const encoding = chooseEncoding(request.headers['accept-encoding'], ENCODINGS);
  if (encoding === null) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
};
