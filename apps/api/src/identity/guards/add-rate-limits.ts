import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { problem } from '../../errors/problem.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { isRead } from './is-read.ts';
import { addressKey } from './visitor-key.ts';
import { WindowStore } from './window-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the stricter limit for logins applies. */
    isLoginStep?: boolean;
    /** True if users upload a file in many such requests, which the limit for changes would interrupt. */
    isPieceOfFile?: boolean;
  }
}

type Limit = 'READS_PER_MINUTE' | 'CHANGES_PER_MINUTE' | 'LOGINS_PER_MINUTE';

const MINUTE_MS = 60_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export interface RateLimitOptions {
  readonly settings: Pick<IdentitySettings, Limit>;
  readonly visitorKey: (request: FastifyRequest) => Promise<string>;
}

const limitFor = async (
  request: FastifyRequest,
  visitorKey: RateLimitOptions['visitorKey'],
): Promise<Limit> => {
  const { isLoginStep, isPieceOfFile } = request.routeOptions.config;
  if (isLoginStep === true) return 'LOGINS_PER_MINUTE';
  if (isRead(request)) return 'READS_PER_MINUTE';
  const isOfUser = async () => (await visitorKey(request)) !== addressKey(request);
  return isPieceOfFile === true && (await isOfUser()) ? 'READS_PER_MINUTE' : 'CHANGES_PER_MINUTE';
};

/**
 * Limits the requests per minute of a user, or of an address (IPv6: network) without a login. Each process counts
 * separately.
 */
export const addRateLimits = async (
  app: FastifyInstance,
  { settings, visitorKey }: RateLimitOptions,
): Promise<void> => {
  await app.register(rateLimit, { global: false, store: WindowStore });
  const keyGenerator = async (request: FastifyRequest): Promise<string> =>
    request.routeOptions.config.isLoginStep === true ? addressKey(request) : visitorKey(request);
  const limiter = (max: number) => app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
  const limiters = {
    READS_PER_MINUTE: limiter(settings.READS_PER_MINUTE),
    CHANGES_PER_MINUTE: limiter(settings.CHANGES_PER_MINUTE),
    LOGINS_PER_MINUTE: limiter(settings.LOGINS_PER_MINUTE),
  } as const satisfies Record<Limit, unknown>;
  app.addHook('onRequest', async (request) => {
    const limit = await limitFor(request, visitorKey);
    // Programs on this machine, and a proxy on it that does not say whom it asks for.
    if (limit === 'READS_PER_MINUTE' && LOOPBACK.test(request.ip)) return;
    const result = await limiters[limit](request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new ApiError(429, problem('too-often'), {
      retryAfterSeconds: Math.max(1, result.ttlInSeconds),
    });
  });
};
