import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { importChunk } from './chunk-load.ts';
import { ChunkRetry } from './chunk-retry.ts';

/**
 * Creates a component whose code is loaded after hydration. It shows `fallback` on the server, during hydration and until
 * the code arrives, which is retried when a lost connection is back; and for good when `isWanted` returns false. A fallback
 * that says that the part is being loaded also says when that has failed (`ChunkRetry`). For parts that are not needed at
 * first. `load` gets the messages: `withTexts` adds those of the part.
 */
export const clientOnlyLazy = <Props extends object>(
  load: (i18n: I18n) => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
): ComponentType<Props & { readonly fallback?: ReactNode }> => {
  let loaded: ComponentType<Props> | null = null;
  let isLoading = false;
  let hasFailed = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const notify = () => listeners.forEach((listener) => listener());
  const start = (i18n: I18n): void => {
    if (isLoading) return;
    isLoading = true;
    hasFailed = false;
    importChunk(() => load(i18n)).then(
      (component) => {
        loaded = component;
        notify();
      },
      () => {
        isLoading = false;
        hasFailed = window.navigator.onLine;
        notify();
        if (!window.navigator.onLine) window.addEventListener('online', () => start(i18n), { once: true });
      },
    );
  };
  const Deferred = ({ fallback = null, ...props }: Props & { readonly fallback?: ReactNode }) => {
    // Hydration must match the server's HTML, even if the code has already arrived.
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    const isFailed = useSyncExternalStore(
      subscribe,
      () => hasFailed,
      () => false,
    );
    const { i18n } = useLingui();
    useEffect(() => {
      if (isWanted()) start(i18n);
    }, [i18n]);
    // The rest of the props without `fallback` is Props, which the compiler cannot infer.
    // oxlint-disable-next-line react/static-components -- `loaded` is set once and stays the same component.
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    const retry = () => {
      start(i18n);
      notify();
    };
    return <ChunkRetry value={isFailed ? retry : null}>{fallback}</ChunkRetry>;
  };
  return Deferred;
};
