import type { RelatedGroup } from '@open-discovery/graph-client';
import { plainText } from '@open-discovery/model';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/use-messages.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import { GraphTable } from './graph-table.tsx';
import type { GraphNode } from './grow-graph.ts';
import { useTwoSteps } from './use-two-steps.ts';

interface GraphViewProps {
  readonly center: GraphNode;
  readonly groups: readonly RelatedGroup[];
}

/** Two steps of relations around a record, as a drawing and as a table. */
export const GraphView = ({ center, groups }: GraphViewProps) => {
  const t = useMessages();
  const { graph, isWhole } = useTwoSteps(center, groups);
  const about = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => about.current?.focus(), []);
  return (
    <>
      <p ref={about} tabIndex={-1} className="small soft">
        {t('graph.about', { title: plainText(center.title) })}
      </p>
      <p className="vh" role="status">
        {t(isWhole ? 'graph.whole' : 'state.loading', { count: graph.edges.length })}
      </p>
      <GraphDrawing graph={graph} />
      <details>
        <summary>{t('graph.table')}</summary>
        <GraphTable graph={graph} />
      </details>
    </>
  );
};
