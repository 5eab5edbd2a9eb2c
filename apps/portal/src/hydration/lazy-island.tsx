import { Suspense, use } from 'react';
import type { ComponentType } from 'react';
import { importChunk } from './chunk-load.ts';

/** A part of a page that the server shows as well, though its code is none of the first moment. */
export interface LazyIsland<Props extends object> {
  readonly Part: ComponentType<Props>;
  /** Loads the part's code. A loader awaits it if its page shows the part. */
  readonly load: () => Promise<void>;
}

/**
 * Makes a part whose code browsers load once the page has come alive; until then the server's HTML of it stands, so that
 * it is there for readers without scripts too. A part whose code is gone leaves its place empty; a whole page's says so,
 * and is loaded anew.
 * @example const recovery = latePart(async () => (await import('./recovery.tsx')).Recovery);
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
