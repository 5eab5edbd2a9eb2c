import { runForServer } from './access/request-context.ts';

/** Returns the kept result if its key is the same, and otherwise the one that `create` makes now. */
export type Latest<T> = (key: readonly unknown[], create: () => Promise<T>) => Promise<T>;

/**
 * Keeps the latest result until it is wanted for another key. A failure is not kept: the next call tries again.
 * @example const latest = keepLatest<Parts>(); await latest([generation], () => planParts(engine));
 */
export const keepLatest = <T>(): Latest<T> => {
  let kept: { readonly key: readonly unknown[]; readonly result: Promise<T> } | null = null;
  return (key, create) => {
    if (kept?.key.length === key.length && kept.key.every((part, at) => part === key[at])) return kept.result;
    const started = { key, result: runForServer(create) };
    kept = started;
    started.result.catch(() => {
      if (kept === started) kept = null;
    });
    return started.result;
  };
};
