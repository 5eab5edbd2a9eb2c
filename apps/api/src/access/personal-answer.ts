import type { FastifyRequest } from 'fastify';

const personal = new WeakSet<FastifyRequest>();

/** Headers of an answer that only its caller may see. */
export const PERSONAL_HEADERS = { 'cache-control': 'private, no-store', vary: 'cookie' } as const;

/** Marks a request whose answer depends on who sends it. */
export const markPersonal = (request: FastifyRequest): void => void personal.add(request);

/** Reports whether the answer to a request depends on who sent it. */
export const isPersonal = (request: FastifyRequest): boolean => personal.has(request);
