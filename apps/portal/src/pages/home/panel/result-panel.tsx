import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deferred } from '../../../app/deferred.tsx';

const Panel = deferred(async () => (await import('./panel.tsx')).Panel);

/** The charts of the results, where the address asks for them. */
export const ResultPanel = (props: ComponentProps<typeof Panel>) =>
  useSearchParams()[0].has('panel') ? <Panel {...props} /> : null;
