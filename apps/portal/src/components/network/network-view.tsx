import { plainText } from '@open-discovery/model';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { PageStyles } from '../page-styles.tsx';
import { PictureButtons } from '../charts/picture-buttons.tsx';
import { NetworkDrawing } from './network-drawing.tsx';
import { NetworkTable } from './network-table.tsx';
import type { Network } from './network.ts';
import { RelationFilter } from './relation-filter.tsx';
import { useNetwork } from './use-network.ts';
import type { NetworkSource } from './use-network.ts';
import styles from './network.css?url';
import { useWidth } from '../use-width.ts';
import { visiblePart } from './visible-part.ts';
import { NodeLink } from './network-table.tsx';

/** Records around a record: a drawing whose nodes unfold, a filter by relation, the same as a table, and as a picture. */
export const NetworkView = (source: NetworkSource) => {
  const t = useMessages();
  const { network, unfolded, outcome, toggle } = useNetwork(source);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrent] = useState<string | null>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const widthPx = useWidth(frame);
  // The button that was pressed is gone.
  useEffect(() => hint.current?.focus(), []);
  const shown = visiblePart(network, hidden);
  return (
    <>
      <PageStyles href={styles} />
      <p ref={hint} tabIndex={-1} className="small soft">
        {t('network.hint')}
      </p>
      <RelationFilter network={network} hidden={hidden} onChange={setHidden} />
      <div ref={frame} className="network-frame">
        {widthPx > 0 && (
          <NetworkDrawing
            network={shown}
            unfolded={unfolded}
            widthPx={widthPx}
            drawing={drawing}
            onChoose={(node) => void toggle(node)}
            onReach={({ id }) => setCurrent(id)}
          />
        )}
      </div>
      <CurrentRecord network={shown} id={currentId} />
      <p className="small soft" role="status">
        {outcome
          ? t(`network.${outcome.id}`, { title: plainText(outcome.node.title) })
          : t('network.shown', { nodes: shown.nodes.length, edges: shown.edges.length })}
      </p>
      <div className="row small">
        <details className="network-details">
          <summary className="soft">{t('years.table')}</summary>
          <NetworkTable network={shown} />
        </details>
        <PictureButtons
          drawing={drawing}
          name={`${source.center.kind}-graph`}
          labelOf={(format) => t('network.download', { format })}
        />
      </div>
    </>
  );
};

/** The record that was reached last, with its whole title and a link to its page. */
const CurrentRecord = ({ network, id }: { readonly network: Network; readonly id: string | null }) => {
  const node = network.nodes.find((one) => one.id === id);
  return (
    <p className="network-current">
      <NodeLink node={node} />
    </p>
  );
};
