import type { RelatedGroup } from '@open-discovery/graph-client';
import type { PortalStore } from '@open-discovery/portal-state';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { firstStep, growGraph } from './grow-graph.ts';
import type { GraphNode, RecordGraph } from './grow-graph.ts';

interface TwoSteps {
  readonly graph: RecordGraph;
  /** True once the second step is complete. */
  readonly isWhole: boolean;
}

/** Returns the first step at once, and adds the second step as the responses for its records arrive. */
export const useTwoSteps = (center: GraphNode, groups: readonly RelatedGroup[]): TwoSteps => {
  const { graphApi } = usePortal();
  const dispatch = useDispatch<PortalStore['store']['dispatch']>();
  const [steps, setSteps] = useState<TwoSteps>(() => ({ graph: firstStep(center, groups), isWhole: false }));
  useEffect(() => {
    const effect = new AbortController();
    const isShown = (): boolean => !effect.signal.aborted;
    const grow = async (): Promise<void> => {
      let graph = firstStep(center, groups);
      for (const { id } of graph.first) {
        if (!isShown()) return;
        const { data } = await dispatch(graphApi.endpoints.related.initiate(id, { subscribe: false }));
        // A failed request leaves out part of the drawing; the record is still a link.
        if (data?.state === 'found') graph = growGraph(graph, id, data.value);
        if (isShown()) setSteps({ graph, isWhole: false });
      }
      setSteps({ graph, isWhole: true });
    };
    void grow();
    return () => effect.abort();
  }, [center.id]);
  return steps;
};
