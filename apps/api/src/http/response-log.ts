import { errorCode } from '@open-discovery/harvest';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isDisconnection = (error: Error, { signal }: FastifyRequest): boolean =>
  signal.aborted || errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Fastify's log of requests without their lines, which a hook of ours writes. A response that breaks off in the middle is
 * still logged: its client has the status 200 and half a file, and nothing else would tell why.
 */
export class ResponseLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (!isDisconnection(error, request)) reply.log.error({ err: error }, 'the response broke off');
  }
}
