import type { RelatedGroup } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { useState } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { recordTitle } from '../../../components/record-title.ts';
import { useInBrowser } from '../../../runtime/use-in-browser.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SectionOf } from '../sections.tsx';
import type { GraphNode } from './grow-graph.ts';

const GraphView = clientOnlyLazy(async () => (await import('./graph-view.tsx')).GraphView);

/**
 * Returns the section with the graph of relations, only with scripts: the relations are also listed on the
 * page.
 */
export const useGraphSection = (
  kind: RecordKind,
  record: GraphRecord,
  groups: readonly RelatedGroup[],
): SectionOf | null => {
  const t = useMessages();
  const inBrowser = useInBrowser();
  if (!inBrowser || !groups.some((group) => group.kind !== 'person')) return null;
  const center: GraphNode = {
    id: record.id,
    kind,
    title: recordTitle(record),
    address: landingAddress(kind, record.id),
  };
  return { id: 'graph', title: t('graph.title'), content: <GraphStart center={center} groups={groups} /> };
};

interface GraphStartProps {
  readonly center: GraphNode;
  readonly groups: readonly RelatedGroup[];
}

const GraphStart = ({ center, groups }: GraphStartProps) => {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <GraphView center={center} groups={groups} fallback={<p role="status">{t('state.loading')}</p>} />
  ) : (
    <button type="button" className="btn" onClick={() => setShown(true)}>
      {t('graph.show')}
    </button>
  );
};
