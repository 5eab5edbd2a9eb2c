import type { ComponentProps } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';

const CardTools = clientOnlyLazy(async () => (await import('../after-hydration.ts')).CardTools);

/** The actions of a card. Their space is reserved, so that nothing shifts when they appear. */
export const ListTools = (props: ComponentProps<typeof CardTools>) => (
  <CardTools {...props} fallback={<div className="card-tools" />} />
);
