import type { ComponentProps } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';

const CardTools = clientOnlyLazy(
  async () => (await import('../../../components/card-tools/card-tools.tsx')).CardTools,
);

/** The tools of a card; their place is there from the start, so that nothing moves when they come. */
export const ListTools = (props: ComponentProps<typeof CardTools>) => (
  <CardTools {...props} fallback={<div className="card-tools" />} />
);
