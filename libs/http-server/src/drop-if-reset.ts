import type { IncomingMessage } from 'node:http';

/**
 * Drops a request whose connection was reset before it was accepted: it comes from nobody, so it can be counted for nobody,
 * and nobody reads an answer. Returns whether it was dropped. Call it before anything asks for the address of the visitor.
 * @example app.addHook('onRequest', async (request, reply) => { if (dropIfReset(request.raw, reply)) return; … })
 */
export const dropIfReset = (message: IncomingMessage, reply: { readonly hijack: () => unknown }): boolean => {
  if (message.socket.remoteAddress !== undefined) return false;
  reply.hijack();
  message.destroy();
  return true;
};
