import { Suspense, use } from 'react';
import type { ComponentType } from 'react';
import { importChunk } from './chunk-load.ts';

/** A part of a page that the server renders, but whose code is not in the initial bundle. */
export interface LazyIsland<Props extends object> {
  readonly Part: ComponentType<Props>;
  /** Loads the part's code. A loader awaits it if its page shows the part. */
  readonly load: () => Promise<void>;
}

/**
 * Creates an island: a part that is in the server's HTML and hydrated when its code arrives. If the code is
 * gone, the island stays empty; an island that is the whole page reports it instead, and the document is
 * reloaded.
 * @example const recovery = lazyIsland(async () => (await import('./recovery.tsx')).Recovery);
 */
export const lazyIsland = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  { isWholePage = false }: { readonly isWholePage?: boolean } = {},
): LazyIsland<Props> => {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const load: LazyIsland<Props>['load'] = () =>
    (loading ??= importChunk(importPart).then(
      (component) => void (loaded = component),
      (problem: unknown) => {
        if (isWholePage) throw problem;
        loaded = () => null;
      },
    ));
  const Loaded = (props: Props) => {
    if (loaded === null) use(load());
    const Component = loaded;
    return Component && <Component {...props} />;
  };
  const Part = (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
  return { Part, load };
};
