import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { messageOf } from '../../errors/message-of.ts';
import { BackupRefused } from '../backup-refused.ts';
import type { S3Address } from './s3-address.ts';

/** An S3-compatible service, and the key for it. */
export interface S3Service {
  /** Without a path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The pause before the second attempt of a request; each further one is twice as long. */
  readonly pauseMs: number;
}

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Sends a request about an object. Resolves with the statuses that it lists; others are a {@link BackupRefused}. */
export type SendS3 = (request: S3Request, statuses?: readonly number[]) => Promise<Response>;

const ATTEMPTS = 4;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

const isPassing = (status: number): boolean => status >= SERVER_ERROR || status === TOO_MANY;

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const addressOf = ({ endpoint }: S3Service, { bucket, key }: S3Address, { query }: S3Request): string => {
  const url = new URL(`${endpoint}/${bucket}/${key.split('/').map(encode).join('/')}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url.href;
};

const sendSigned = async (service: S3Service, address: S3Address, request: S3Request): Promise<Response> => {
  const { region, accessKeyId, secretAccessKey } = service;
  const signer = new AwsV4Signer({
    method: request.method,
    url: addressOf(service, address, request),
    // The service compares the bytes that it gets with this checksum.
    headers: {
      ...request.headers,
      'x-amz-content-sha256': createHash('sha256')
        .update(request.body ?? '')
        .digest('hex'),
    },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  });
  const { method, url, headers } = await signer.sign();
  return fetch(url, {
    method,
    headers,
    redirect: 'manual',
    ...(request.body && { body: Uint8Array.from(request.body) }),
  });
};

/** Returns the reason of a failed connection: `fetch` has it as the cause of its error. */
export const connectionProblem = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : null;
  return messageOf(cause) ?? messageOf(error) ?? String(error);
};

/** Returns the value of an element of an answer; null without it. */
export const elementIn = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;

/** Returns the sentence about a request that the service refuses. */
const refusalOf = async (
  { endpoint }: S3Service,
  { bucket, key }: S3Address,
  response: Response,
): Promise<string> => {
  const text = await response.text();
  const code = elementIn(text, 'Code');
  if (code === 'NoSuchBucket') return `${endpoint} has no bucket ${bucket}: create it, or name another one.`;
  // A response to HEAD has no body with the reason.
  if (response.status === NOT_FOUND) return `s3://${bucket}/${key} does not exist at ${endpoint}.`;
  if (response.status === FORBIDDEN)
    return `${endpoint} refuses the access key${code === null ? '' : ` (${code})`}: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, and what the key may do in the bucket ${bucket}.`;
  const reason = elementIn(text, 'Message');
  return `${endpoint} answered with status ${response.status}${code === null ? '' : ` (${code})`}${reason === null ? '' : `: ${reason}`}`;
};

/** Creates the function that sends requests about an object. Temporary failures are retried. */
export const createS3Requests =
  (service: S3Service, address: S3Address): SendS3 =>
  async (request, statuses = [200]) => {
    let failure = '';
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (attempt > 1) await pause(service.pauseMs * 2 ** (attempt - 2));
      try {
        const response = await sendSigned(service, address, request);
        if (statuses.includes(response.status)) return response;
        failure = await refusalOf(service, address, response);
        if (!isPassing(response.status)) break;
      } catch (error) {
        failure = `The connection to ${service.endpoint} failed ${attempt} times in a row: ${connectionProblem(error)}`;
      }
    }
    throw new BackupRefused(failure);
  };
