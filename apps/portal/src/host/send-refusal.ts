import { errorBody } from '@open-discovery/http-server';
import type { FastifyReply } from 'fastify';

/** Answers with the error body that every failure of the API has, so that programs need not know which server refused. */
export const sendRefusal = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send(errorBody({ status, message, path: reply.request.url, at: new Date() }));
