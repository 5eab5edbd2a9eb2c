import { visitorNetwork } from '@open-discovery/http-server';
import type { FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import type { CurrentSession } from '../session/current-session.ts';

/** Returns the key by which an address counts as one visitor. */
export const addressKey = ({ ip }: FastifyRequest): string => `address ${visitorNetwork(ip)}`;

/**
 * Creates a function that returns the key of a request's visitor: the user, or the address without a login. While the
 * database is away, users count by their address: a search needs no database.
 */
export const createVisitorKey =
  (currentSession: CurrentSession) =>
  async (request: FastifyRequest): Promise<string> => {
    const session = await currentSession(request).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return null;
      throw error;
    });
    return session === null ? addressKey(request) : `user ${session.claims.sub}`;
  };
