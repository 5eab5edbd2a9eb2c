import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deferred } from '../../../app/deferred.tsx';
import styles from './panel.module.css';

const Panel = deferred(async () => (await import('./panel.tsx')).Panel);

/** The charts of the results, where the address asks for them. */
export const ResultPanel = (props: ComponentProps<typeof Panel>) =>
  useSearchParams()[0].has('panel') ? (
    <div className={styles['place']}>
      <Panel {...props} />
    </div>
  ) : null;
