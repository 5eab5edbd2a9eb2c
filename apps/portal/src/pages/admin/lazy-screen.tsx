import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Loading } from '../../components/loading.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { importChunk } from '../../hydration/chunk-load.ts';
import type { Catalog } from '../../messages/catalogs.ts';
import { withTexts } from '../../messages/load-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

type LoadState = 'running' | 'offline' | 'failed' | 'done';

/**
 * Returns a screen that is loaded with its texts when it is opened. It says why it cannot be loaded: without a connection it waits for
 * one; otherwise its file may be gone with an earlier version of the console, and the page has to be loaded again.
 */
export const lazyScreen = (load: () => Promise<ComponentType>, texts: readonly Catalog[]): ComponentType => {
  const loadAll = withTexts(load, ...texts);
  let Loaded: ComponentType | null = null;
  const LazyScreen = () => {
    const { i18n } = useLingui();
    const [loading, setLoading] = useState<LoadState>(Loaded ? 'done' : 'running');
    useEffect(() => {
      if (Loaded) return undefined;
      let isShown = true;
      const show = (state: LoadState): void => {
        if (isShown) setLoading(state);
      };
      const start = (): void => {
        // A screen that is shown stays, whatever happens to the connection.
        if (Loaded) return;
        show('running');
        importChunk(() => loadAll(i18n)).then(
          (screen) => {
            Loaded = screen;
            show('done');
          },
          () => show(window.navigator.onLine ? 'failed' : 'offline'),
        );
      };
      start();
      window.addEventListener('online', start);
      return () => {
        isShown = false;
        window.removeEventListener('online', start);
      };
    }, [i18n]);
    // oxlint-disable-next-line react/static-components -- `Loaded` is set once and stays the same component.
    return Loaded && loading === 'done' ? <Loaded /> : <Waiting loading={loading} />;
  };
  return LazyScreen;
};

const Waiting = ({ loading }: { readonly loading: LoadState }) => {
  const t = useMessages();
  if (loading === 'running') return <Loading />;
  return (
    <div className="notice failed" role="alert">
      <p>{t(loading === 'offline' ? 'admin.screen-offline' : 'admin.screen-failed')}</p>
      {loading === 'failed' && <TryAgain />}
    </div>
  );
};
