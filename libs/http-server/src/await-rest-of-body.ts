import type { IncomingMessage } from 'node:http';

/** The parts of a Fastify reply that are needed here. */
interface EarlyReply {
  readonly getHeader: (name: string) => unknown;
  readonly removeHeader: (name: string) => unknown;
}

/**
 * Lets a client read an answer that is given before its body has arrived, such as a refusal of its length: the rest of
 * the body is read and dropped. Closing the connection at once would reset it, and the answer would be lost (RFC 9112
 * §9.6). The server's request time-out bounds the wait. Call it before the head of an answer is sent.
 * @example app.addHook('onSend', (request, reply, _payload, done) => { awaitRestOfBody(request.raw, reply); done(); })
 */
export const awaitRestOfBody = (message: IncomingMessage, reply: EarlyReply): void => {
  if (message.complete) return;
  if (reply.getHeader('connection') === 'close') reply.removeHeader('connection');
  message.resume();
};
