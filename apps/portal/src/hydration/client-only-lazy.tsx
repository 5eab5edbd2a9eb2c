import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { importChunk } from './chunk-load.ts';

/**
 * Creates a component whose code is loaded after hydration. It shows `fallback` on the server, during hydration and until
 * the code arrives, which is retried when a lost connection is back; and for good when `isWanted` returns false or the file
 * is gone. For parts that are not needed at first. `load` gets the messages: `withTexts` adds those of the part.
 */
export const clientOnlyLazy = <Props extends object>(
  load: (i18n: I18n) => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
): ComponentType<Props & { readonly fallback?: ReactNode }> => {
  let loaded: ComponentType<Props> | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const start = (i18n: I18n): void => {
    if (isLoading) return;
    isLoading = true;
    importChunk(() => load(i18n)).then(
      (component) => {
        loaded = component;
        listeners.forEach((listener) => listener());
      },
      () => {
        isLoading = false;
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
    const { i18n } = useLingui();
    useEffect(() => {
      if (isWanted()) start(i18n);
    }, [i18n]);
    // The rest of the props without `fallback` is Props, which the compiler cannot infer.
    // oxlint-disable-next-line react/static-components -- `loaded` is set once and stays the same component.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
  return Deferred;
};
