import type { User } from '@open-discovery/roles';
import type { FastifyRequest } from 'fastify';

/** The sender of a request: a user with the roles of their claims and grants, or an anonymous visitor. */
export interface Caller {
  /** Null for anonymous visitors. */
  readonly user: User | null;
}

/** Identifies the sender of a request. Without a valid session, the sender is anonymous. */
export type IdentifyCaller = (request: FastifyRequest) => Promise<Caller>;

export const ANONYMOUS: Caller = { user: null };
