import { send } from '@open-discovery/http';
import type { AnyEndpoint, RejectedPart, SendResult } from '@open-discovery/http';

/** The result of an endpoint for a response, with the parts that its parser left out. */
interface ParsedResponse<T> {
  readonly result: SendResult<T>;
  readonly rejected: readonly RejectedPart[];
}

/** Sends an endpoint to a service that responds with the given JSON. */
export const parseResponse = async <T>(
  endpoint: AnyEndpoint<T>,
  json: unknown,
): Promise<ParsedResponse<T>> => {
  const rejected: RejectedPart[] = [];
  const response = { ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(json)) };
  const result = await send(endpoint, {
    baseUrl: 'https://example.org',
    fetch: () => Promise.resolve(response),
    limitMs: 10_000,
    onRejected: (part) => rejected.push(part),
  });
  return { result, rejected };
};
