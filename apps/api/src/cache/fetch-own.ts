import type { FastifyInstance } from 'fastify';
import { answerOfStatus, failed, isJsonType } from './upstream-answer.ts';
import type { UpstreamAnswer } from './upstream-answer.ts';

/** Fetches from this server as an anonymous visitor, without a socket. Never rejects. */
export const fetchOwn = async (app: FastifyInstance, path: string): Promise<UpstreamAnswer> => {
  try {
    const { statusCode, headers, rawPayload } = await app.inject({ method: 'GET', url: path });
    const withoutAnswer = answerOfStatus(statusCode);
    if (withoutAnswer !== null) return withoutAnswer;
    if (!isJsonType(String(headers['content-type'] ?? ''))) return failed('type');
    const cacheControl = headers['cache-control'] ?? 'no-store';
    return { kind: 'json', body: rawPayload, cacheControl, ageS: 0 };
  } catch {
    return failed('unreachable');
  }
};
