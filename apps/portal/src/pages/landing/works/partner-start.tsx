import { useState } from 'react';
import type { NetworkNode, NetworkStep } from '../../../components/network/network.ts';
import { NETWORK_CATALOG } from '../../../components/network/network-catalog.ts';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import styles from './works.module.css';
import { Loading } from '../../../components/loading.tsx';

const PartnerGraph = clientOnlyLazy(
  withTexts(async () => (await import('./partner-graph.tsx')).PartnerGraph, NETWORK_CATALOG),
);

interface PartnerStartProps {
  readonly center: NetworkNode;
  readonly steps: readonly NetworkStep[];
}

/**
 * A button that shows partners as a network, only with scripts: the list above it has the same facts. Its room is there before,
 * so that the content below does not move away from the pointer.
 */
export const PartnerStart = ({ center, steps }: PartnerStartProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  if (steps.length === 0) return null;
  return isShown ? (
    <PartnerGraph center={center} steps={steps} fallback={<Loading />} />
  ) : (
    <button
      type="button"
      className={isHydrated ? 'btn' : `btn ${styles['later']}`}
      onClick={() => setShown(true)}
    >
      {t('works.partner-network')}
    </button>
  );
};
