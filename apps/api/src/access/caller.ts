import type { User } from '@open-discovery/roles';
import type { FastifyRequest } from 'fastify';

/** Who asks: a user with the roles of their claims and grants, or nobody in particular. */
export interface Caller {
  /** Null for anonymous visitors. */
  readonly user: User | null;
}

/** Finds out who sent a request; whoever cannot be identified for certain is anonymous. */
export type IdentifyCaller = (request: FastifyRequest) => Promise<Caller>;

export const ANONYMOUS: Caller = { user: null };
