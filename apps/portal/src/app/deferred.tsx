import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadCode } from './fresh-code.ts';
import { usePortal } from './portal-context.tsx';

/**
 * A component whose code is loaded once the page has come alive: `fallback` on the server, while hydrating, until it is
 * here, and for good where `isWanted` says no or its file is gone. For what nobody needs in the first moment.
 */
export const deferred = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => true,
): ComponentType<Props & { readonly fallback?: ReactNode }> => {
  const Deferred = ({ fallback = null, ...props }: Props & { readonly fallback?: ReactNode }) => {
    const { moreTexts } = usePortal();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isShown = true;
      if (isWanted())
        Promise.all([loadCode(load), moreTexts()]).then(
          ([component]) => isShown && setLoaded(() => component),
          () => undefined,
        );
      return () => void (isShown = false);
    }, [moreTexts]);
    // What is left of the props without `fallback` is Props; the compiler cannot take a generic apart.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  };
  return Deferred;
};
