import type { RelatedGroup } from '@open-discovery/graph-client';
import type { PortalStore } from '@open-discovery/portal-state';
import { useDispatch } from 'react-redux';
import type { NetworkNode, NetworkStep } from '../../../components/network/network.ts';
import { NetworkView } from '../../../components/network/network-view.tsx';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { relationSteps } from './relation-steps.ts';
import { useRelationName } from './use-relation-name.ts';

interface RelationGraphProps {
  readonly center: NetworkNode;
  readonly groups: readonly RelatedGroup[];
}

/** The related records of a record, each of which unfolds to its own. */
export const RelationGraph = ({ center, groups }: RelationGraphProps) => {
  const { graphApi } = usePortal();
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  const nameOf = useRelationName();
  const load = async ({ id }: NetworkNode): Promise<readonly NetworkStep[] | null> => {
    const { data } = await dispatch(graphApi.endpoints.related.initiate(id, { subscribe: false }));
    return data?.state === 'found' ? relationSteps(data.value, nameOf) : null;
  };
  return <NetworkView center={center} steps={relationSteps(groups, nameOf)} load={load} />;
};
