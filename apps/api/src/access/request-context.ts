import { AsyncLocalStorage } from 'node:async_hooks';

/** The request for which work is done. */
export interface RequestContext {
  /** The key of the visitor. */
  readonly visitor: string;
  /** Aborts the searches of the request when its client disconnects. */
  readonly signal?: AbortSignal;
}

/** The context of work that no visitor waits for. */
const SERVER: RequestContext = { visitor: 'server' };

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs work, and all that it starts, for a request. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => contexts.run(context, work);

/** Runs work whose result several requests share, so that none of them aborts it. */
export const runForServer = <T>(work: () => T): T => contexts.run(SERVER, work);

/** Returns the context of the request that is being answered. */
export const currentContext = (): RequestContext => contexts.getStore() ?? SERVER;
