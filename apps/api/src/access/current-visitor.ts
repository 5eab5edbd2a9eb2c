import { AsyncLocalStorage } from 'node:async_hooks';

const visitors = new AsyncLocalStorage<string>();

/** The key of work that no visitor waits for. */
const SERVER = 'server';

/** Runs work, and all that it starts, for a visitor. */
export const runForVisitor = <T>(key: string, work: () => T): T => visitors.run(key, work);

/** Returns the key of the visitor whose request is being answered. */
export const currentVisitor = (): string => visitors.getStore() ?? SERVER;
