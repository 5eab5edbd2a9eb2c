import type { RelatedGroup } from '@open-discovery/graph-client';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { useState } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { NETWORK_CATALOG } from '../../../components/network/network-catalog.ts';
import type { NetworkNode } from '../../../components/network/network.ts';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { withTexts } from '../../../messages/load-messages.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { Section } from '../sections.tsx';
import { recordNode } from './record-node.ts';
import { Loading } from '../../../components/loading.tsx';

const RelationGraph = clientOnlyLazy(
  withTexts(async () => (await import('./relation-graph.tsx')).RelationGraph, NETWORK_CATALOG),
);

/**
 * Returns the section with the graph of relations, only with scripts: the relations are also listed on the
 * page.
 */
export const useGraphSection = (
  kind: RecordKind,
  record: GraphRecord,
  groups: readonly RelatedGroup[],
): Section | null => {
  const t = useMessages();
  const isHydrated = useHydrated();
  if (!isHydrated || !groups.some((group) => group.kind !== 'person')) return null;
  const center = recordNode(kind, record);
  return { id: 'graph', title: t('graph.title'), content: <GraphStart center={center} groups={groups} /> };
};

interface GraphStartProps {
  readonly center: NetworkNode;
  readonly groups: readonly RelatedGroup[];
}

const GraphStart = ({ center, groups }: GraphStartProps) => {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <RelationGraph center={center} groups={groups} fallback={<Loading />} />
  ) : (
    <button type="button" className="btn" onClick={() => setShown(true)}>
      {t('graph.show')}
    </button>
  );
};
