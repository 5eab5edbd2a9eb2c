import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { importChunk } from './chunk-load.ts';

/**
 * Creates a component whose code is loaded after hydration. It shows `fallback` on the server, during
 * hydration and until the code arrives, and for good when `isWanted` returns false or the file is gone. For
 * parts that are not needed at first.
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
    // Hydration must match the server's HTML, even if the code has already arrived.
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    useEffect(() => {
      if (isWanted()) start();
    }, []);
    // The rest of the props without `fallback` is Props, which the compiler cannot infer.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
  return Deferred;
};
