import { send, TIMEOUT_MS } from '@open-discovery/http';
import type { SendResult, Endpoint, SendOptions } from '@open-discovery/http';
import * as calls from './calls.ts';

type Calls = typeof calls;
type Call = (...input: never[]) => Endpoint<unknown>;
type AnswerOf<C extends Call> = ReturnType<C> extends Endpoint<infer T> ? SendResult<T> : never;

/**
 * A method for each request of the admin tool.
 * @example const listed = async (client: AdminClient) => client.getPages({ pid: 'p' });
 */
export type AdminClient = {
  readonly [Name in keyof Calls]: (...input: Parameters<Calls[Name]>) => Promise<AnswerOf<Calls[Name]>>;
};

/**
 * The address of the admin tool and the options of its requests.
 * @example const options: AdminClientOptions = { baseUrl: '/api/admin-tool', fetch };
 */
export interface AdminClientOptions extends Pick<
  SendOptions,
  'baseUrl' | 'fetch' | 'cache' | 'headers' | 'onRejected'
> {
  /** Default `include`: the requests need a login. Spec §6. */
  readonly credentials?: SendOptions['credentials'] | undefined;
  /** Default 30000. Spec §9. */
  readonly limitMs?: number | undefined;
}

const sendCall = async (
  toEndpoint: () => Endpoint<unknown>,
  options: SendOptions,
): Promise<SendResult<unknown>> => {
  let endpoint: Endpoint<unknown>;
  try {
    endpoint = toEndpoint();
  } catch (problem) {
    return { ok: false, error: { kind: 'request', detail: String(problem) } };
  }
  return send(endpoint, options);
};

/**
 * Creates a client of the admin tool for use without a store: a method per request, named like its function. None
 * throws: input that makes no request is a failure of the kind `request`.
 * @example await createAdminClient({ baseUrl: 'https://example.org/api/admin-tool', fetch }).getEntities() // { ok: true, value: [ … ] }
 */
export const createAdminClient = ({
  credentials = 'include',
  limitMs = TIMEOUT_MS.default,
  ...rest
}: AdminClientOptions): AdminClient => {
  const sendOptions: SendOptions = { ...rest, credentials, limitMs };
  const methods = Object.entries<Call>(calls).map(
    ([name, call]) =>
      [name, async (...input: never[]) => sendCall(() => call(...input), sendOptions)] as const,
  );
  // Entries lose the type of each name.
  return Object.fromEntries(methods) as AdminClient;
};
