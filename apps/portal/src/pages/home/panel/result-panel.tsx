import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import styles from './panel.module.css';
import { Loading } from '../../../components/loading.tsx';

const Panel = clientOnlyLazy(withTexts(async () => (await import('./panel.tsx')).Panel, RARE_PARTS_CATALOG));

/** The charts of the results, shown when the address requests them. */
export const ResultPanel = (props: ComponentProps<typeof Panel>) => {
  const isHydrated = useHydrated();
  return useSearchParams()[0].has('panel') ? (
    <div className={styles['place']}>
      <Panel {...props} fallback={isHydrated && <Loading />} />
    </div>
  ) : null;
};
