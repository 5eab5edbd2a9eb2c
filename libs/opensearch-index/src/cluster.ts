import { readFileSync } from 'node:fs';
import { IndexError } from '@open-discovery/search-index';
import type { CallOptions } from '@open-discovery/search-index';
import type { Client, errors } from '@opensearch-project/opensearch';
import { z } from 'zod';
import { knownProblem, LOST_NODE } from './cluster-problems.ts';
import { repeat, SEARCH_ATTEMPTS } from './repeat.ts';

/** The addresses of a cluster, and how to log in. */
export interface ClusterOptions {
  readonly urls: readonly string[];
  readonly user?: string | null;
  readonly password?: string | null;
  /** Used instead of user and password. */
  readonly apiKey?: string | null;
  /** The certificate of the authority that signed those of the cluster. Default: the authorities of the system. */
  readonly caFile?: string | null;
  /** Maximum time of a request. Default 10,000. */
  readonly timeLimitMs?: number;
}

export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  /** Lines of JSON, for `_bulk`. */
  readonly lines?: string;
}

const TIME_LIMIT_MS = 10_000;
const MIN_RETRIES = 2;

const cause = z.object({ type: z.string() });
const failureBody = z.object({
  error: cause.extend({
    reason: z.string().nullish(),
    root_cause: z.array(cause).default([]),
    caused_by: cause.optional(),
  }),
});

const failureOf = (body: unknown): z.output<typeof failureBody>['error'] | null =>
  failureBody.safeParse(body).data?.error ?? null;

type Errors = typeof errors;

const AWAY = 'The search cluster does not respond.';

const responseError = (error: InstanceType<Errors['ResponseError']>): IndexError => {
  const status = error.statusCode;
  const failure = failureOf(error.body);
  // Of a search, the parts of the index name the cause. Their reasons may repeat the words of a visitor.
  const type = failure?.root_cause[0]?.type ?? failure?.type ?? '';
  const options = { cause: error };
  const known = knownProblem(`${type} ${failure?.type}: ${failure?.reason ?? ''}`, options);
  if (known !== null) return known;
  if (status === 404) return new IndexError('missing', `The search cluster has no such index.`, options);
  if (status === 401 || status === 403)
    return new IndexError('unreachable', `The search cluster refuses the login (${status}).`, options);
  if (status === 429) return new IndexError('busy', 'The search cluster has too much to do.', options);
  if (status === 408 || status === 504)
    return new IndexError('timeout', 'The search cluster took too long.', options);
  if (status >= 500 && failure !== null) return new IndexError('unreachable', AWAY, options);
  // Without a body of the cluster, as from a proxy, the cause says nothing.
  if (status >= 500) return new IndexError('unreachable', `The search cluster does not respond (${status}).`);
  return new IndexError('storage', `The search cluster refused a request: ${type || status}.`, options);
};

const toIndexError = (
  error: unknown,
  {
    ResponseError,
    TimeoutError,
    RequestAbortedError,
    ConnectionError,
    NoLivingConnectionsError,
    DeserializationError,
  }: Errors,
): unknown => {
  if (error instanceof ResponseError) return responseError(error);
  if (error instanceof TimeoutError)
    return new IndexError('timeout', 'The search cluster took too long.', { cause: error });
  if (error instanceof RequestAbortedError)
    return new IndexError('canceled', 'The request was aborted.', { cause: error });
  if (error instanceof ConnectionError || error instanceof NoLivingConnectionsError)
    return (
      knownProblem(error.message, { cause: error }) ?? new IndexError('unreachable', AWAY, { cause: error })
    );
  if (error instanceof DeserializationError) return new IndexError('unreachable', AWAY, { cause: error });
  return error;
};

const authOf = ({ user, password, apiKey }: ClusterOptions): object => {
  if (apiKey) return { headers: { authorization: `ApiKey ${apiKey}` } };
  return user ? { auth: { username: user, password: password ?? '' } } : {};
};

/** Returns the certificate in a file. Its path is not for visitors, who may read why the cluster cannot be asked. */
const readCertificate = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new IndexError('unreachable', 'The file in SEARCH_CA_FILE cannot be read.', { cause: error });
  }
};

/**
 * Reports whether a search failed because a node ended meanwhile. OpenSearch asks another copy of a part for its hits, but not
 * for their contents, and may take a moment to notice.
 */
const hasLostNode = (error: unknown, { ResponseError }: Errors): boolean =>
  error instanceof IndexError &&
  error.cause instanceof ResponseError &&
  LOST_NODE.test(failureOf(error.cause.body)?.caused_by?.type ?? '');

/** Loads the client for the first cluster: most portals have none, and it takes a sixth of the time in which their server starts. */
const loadClient = () => import('@opensearch-project/opensearch');

/** Sends requests to a cluster by whichever of its addresses responds. All failures are `IndexError`s. */
export class Cluster {
  readonly #client: Client;
  readonly #errors: Errors;
  readonly #timeLimitMs: number;

  private constructor(library: Awaited<ReturnType<typeof loadClient>>, options: ClusterOptions) {
    const { urls, caFile, timeLimitMs = TIME_LIMIT_MS } = options;
    this.#timeLimitMs = timeLimitMs;
    this.#errors = library.errors;
    this.#client = new library.Client({
      nodes: [...urls],
      maxRetries: Math.max(MIN_RETRIES, urls.length),
      requestTimeout: timeLimitMs,
      ...(caFile ? { ssl: { ca: readCertificate(caFile) } } : {}),
      ...authOf(options),
    });
  }

  /** Sends nothing: the first request shows whether the cluster responds. */
  static async create(options: ClusterOptions): Promise<Cluster> {
    return new Cluster(await loadClient(), options);
  }

  /** Returns the body of the response. A search that lost a node is repeated. */
  request<T>(schema: z.ZodType<T>, request: ClusterRequest, options: CallOptions = {}): Promise<T> {
    const isSearch = request.path.endsWith('/_search');
    return repeat(() => this.#send(schema, request, options), {
      ...SEARCH_ATTEMPTS,
      isPassing: (error) => isSearch && hasLostNode(error, this.#errors),
    });
  }

  /** Sends a request of whose answer only the success matters. */
  async command(request: ClusterRequest, options?: CallOptions): Promise<void> {
    await this.request(z.unknown(), request, options);
  }

  async #send<T>(
    schema: z.ZodType<T>,
    { method, path, query, body, lines }: ClusterRequest,
    { signal, timeLimitMs = this.#timeLimitMs }: CallOptions,
  ): Promise<T> {
    if (signal?.aborted) throw new IndexError('canceled', 'The request was aborted.');
    const sent = this.#client.transport.request(
      { method, path, querystring: { ...query }, ...(lines === undefined ? { body } : { bulkBody: lines }) },
      { requestTimeout: timeLimitMs },
    );
    // Returns nothing: an event's listener that returns the aborted request would end the process with its failure.
    const abort = (): void => {
      sent.abort();
    };
    signal?.addEventListener('abort', abort);
    const state = { isLate: false };
    const timer = setTimeout(() => {
      state.isLate = true;
      abort();
    }, timeLimitMs);
    try {
      const response = await sent;
      return schema.parse(response.body);
    } catch (error) {
      throw state.isLate
        ? new IndexError('timeout', 'The search cluster took too long.')
        : toIndexError(error, this.#errors);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
