import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import styles from './panel.module.css';

const Panel = clientOnlyLazy(async () => (await import('./panel.tsx')).Panel);

/** The charts of the results, shown when the address requests them. */
export const ResultPanel = (props: ComponentProps<typeof Panel>) =>
  useSearchParams()[0].has('panel') ? (
    <div className={styles['place']}>
      <Panel {...props} />
    </div>
  ) : null;
