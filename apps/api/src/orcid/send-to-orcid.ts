import { z } from 'zod';
import type { OrcidClient, OrcidMethod } from './orcid-client.ts';
import { OrcidError } from './orcid-error.ts';
import type { OrcidFailure } from './orcid-error.ts';

export interface OrcidRequest<T> {
  readonly method: OrcidMethod;
  readonly url: string;
  /** The permission of a user. */
  readonly accessToken?: string;
  /** A form for OAuth, or JSON for the API. */
  readonly body?: URLSearchParams | object;
  readonly answer: z.ZodType<T>;
  /** Statuses that count as success besides 2xx. */
  readonly alsoGood?: readonly number[];
}

/** The answer to requests whose success is all that counts. */
export const NO_ANSWER = z.unknown();

const ORCID_JSON = 'application/vnd.orcid+json';

const FAILURE_BY_STATUS: Readonly<Record<number, OrcidFailure>> = {
  401: 'revoked',
  403: 'forbidden',
  429: 'limited',
};

const MOST_WAIT_SECONDS = 3_600;

const retryAfterOf = ({ headers }: Response): number | undefined => {
  const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
  return seconds === undefined ? undefined : Math.min(Number(seconds), MOST_WAIT_SECONDS);
};

const failureOf = (response: Response): OrcidError => {
  const byServer: OrcidFailure = response.status >= 500 ? 'unavailable' : 'refused';
  return new OrcidError(FAILURE_BY_STATUS[response.status] ?? byServer, retryAfterOf(response));
};

const headersOf = ({ accessToken, body }: OrcidRequest<unknown>): Record<string, string> => ({
  accept: body instanceof URLSearchParams ? 'application/json' : ORCID_JSON,
  ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
  ...(body === undefined || body instanceof URLSearchParams ? {} : { 'content-type': ORCID_JSON }),
});

const receive = async (
  request: OrcidRequest<unknown>,
  limitMs: number,
): Promise<{ readonly response: Response; readonly text: string }> => {
  const { method, url, body } = request;
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(request),
      ...(body === undefined ? {} : { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      // A redirect would carry the permission of a user to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    return { response, text: await response.text() };
  } catch (error) {
    throw new OrcidError(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unavailable');
  }
};

const parse = <T>(answer: z.ZodType<T>, text: string): T => {
  try {
    return answer.parse(Object.is(answer, NO_ANSWER) || text === '' ? null : JSON.parse(text));
  } catch {
    throw new OrcidError('unavailable');
  }
};

/**
 * Sends a request to ORCID and parses the answer, within the time limits of Spec §9. Every failure is an
 * {@link OrcidError}, which contains nothing of the request or the response.
 */
export const sendToOrcid = async <T>(client: OrcidClient, request: OrcidRequest<T>): Promise<T> => {
  const { response, text } = await receive(request, client.limitMs(request.method));
  if (request.alsoGood?.includes(response.status)) return parse(request.answer, '');
  if (!response.ok) throw failureOf(response);
  return parse(request.answer, text);
};
