import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import styles from './panel.module.css';

const Panel = clientOnlyLazy(withTexts(async () => (await import('./panel.tsx')).Panel, RARE_PARTS_CATALOG));

/** The charts of the results, shown when the address requests them. */
export const ResultPanel = (props: ComponentProps<typeof Panel>) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  return useSearchParams()[0].has('panel') ? (
    <div className={styles['place']}>
      <Panel {...props} fallback={isHydrated && <p role="status">{t('state.loading')}</p>} />
    </div>
  ) : null;
};
