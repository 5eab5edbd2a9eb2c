import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { importChunk } from './chunk-load.ts';

/**
 * A component whose code is loaded once the page has come alive: `fallback` on the server, while hydrating, until it is
 * here, and for good where `isWanted` says no or its file is gone. For what nobody needs in the first moment.
 */
export const clientOnlyLazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
): ComponentType<Props & { readonly fallback?: ReactNode }> => {
  let loaded: ComponentType<Props> | null = null;
  let isLoading = false;
  const places = new Set<() => void>();
  const subscribe = (place: () => void) => {
    places.add(place);
    return () => void places.delete(place);
  };
  const start = (): void => {
    if (isLoading) return;
    isLoading = true;
    importChunk(load).then(
      (component) => {
        loaded = component;
        places.forEach((place) => place());
      },
      () => (isLoading = false),
    );
  };
  const Deferred = ({ fallback = null, ...props }: Props & { readonly fallback?: ReactNode }) => {
    // What is hydrated must be what the server made, though the code may be here by then.
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    useEffect(() => {
      if (isWanted()) start();
    }, []);
    // What is left of the props without `fallback` is Props; the compiler cannot take a generic apart.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
  return Deferred;
};
