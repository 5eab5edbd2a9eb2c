import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import type { CurrentSession } from '../session/current-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts as a step of a login, which are fewer. */
    isLoginStep?: boolean;
  }
}

type Limit = 'READS_PER_MINUTE' | 'CHANGES_PER_MINUTE' | 'LOGINS_PER_MINUTE';

const MINUTE_MS = 60_000;
const MOST_VISITORS = 50_000;
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;

const limitFor = ({ method, routeOptions: { config } }: FastifyRequest): Limit => {
  if (config.isLoginStep === true) return 'LOGINS_PER_MINUTE';
  return READING.has(method) ? 'READS_PER_MINUTE' : 'CHANGES_PER_MINUTE';
};

export interface LimitRatesOptions {
  readonly settings: Pick<IdentitySettings, Limit>;
  readonly currentSession: CurrentSession;
}

/**
 * Limits how much one visitor may ask: a user by who they are, everybody else by their address, IPv6 by its network.
 * Each process counts for itself.
 */
export const limitRates = async (
  app: FastifyInstance,
  { settings, currentSession }: LimitRatesOptions,
): Promise<void> => {
  await app.register(rateLimit, { global: false, cache: MOST_VISITORS });
  const keyGenerator = async (request: FastifyRequest): Promise<string> => {
    const session = request.routeOptions.config.isLoginStep === true ? null : await currentSession(request);
    return session === null ? `address ${normalizeIP(request.ip)}` : `user ${session.claims.sub}`;
  };
  const limiter = (max: number) => app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
  const limiters = {
    READS_PER_MINUTE: limiter(settings.READS_PER_MINUTE),
    CHANGES_PER_MINUTE: limiter(settings.CHANGES_PER_MINUTE),
    LOGINS_PER_MINUTE: limiter(settings.LOGINS_PER_MINUTE),
  } as const satisfies Record<Limit, unknown>;
  app.addHook('onRequest', async (request) => {
    const limit = limitFor(request);
    // The portal's own rendering asks for all of its visitors from one address.
    if (limit === 'READS_PER_MINUTE' && THIS_MACHINE.test(request.ip)) return;
    const result = await limiters[limit](request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new ApiError(429, 'Too many requests; try again in a moment', {
      retryAfterSeconds: Math.max(1, result.ttlInSeconds),
    });
  });
};
