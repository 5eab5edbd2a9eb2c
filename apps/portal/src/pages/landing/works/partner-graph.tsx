import { foundValue } from '@open-discovery/portal-state';
import type { PortalStore } from '@open-discovery/portal-state';
import { useDispatch } from 'react-redux';
import type { NetworkNode, NetworkStep } from '../../../components/network/network.ts';
import { NetworkView } from '../../../components/network/network-view.tsx';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { partnerSteps } from './partner-steps.ts';
import { partnersAmong } from './partners-among.ts';
import { useSharedWorks } from './use-shared-works.ts';
import { worksArguments } from './works-arguments.ts';

interface PartnerGraphProps {
  readonly center: NetworkNode;
  readonly steps: readonly NetworkStep[];
}

/** Organizations that work together, each of which unfolds to those that it shares works with. */
export const PartnerGraph = ({ center, steps }: PartnerGraphProps) => {
  const { endpoints } = usePortal().graphApi;
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  const sharedWorks = useSharedWorks();
  const load = async ({ id }: NetworkNode): Promise<readonly NetworkStep[] | null> => {
    const related = await dispatch(endpoints.related.initiate(id, { subscribe: false }));
    if (related.data?.state !== 'found') return null;
    const works = worksArguments('organization', id, related.data.value);
    if (!works) return [];
    const found = await dispatch(endpoints.search.initiate(works, { subscribe: false }));
    const page = foundValue(found.data);
    return page && partnerSteps(partnersAmong(page, id), sharedWorks);
  };
  return <NetworkView center={center} steps={steps} load={load} />;
};
