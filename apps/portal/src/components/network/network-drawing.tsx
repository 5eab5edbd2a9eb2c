import { plainText } from '@open-discovery/model';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useRovingFocus } from '../charts/use-roving-focus.ts';
import { FullTitle } from './full-title.tsx';
import { NetworkEdges } from './network-edges.tsx';
import { NetworkLegend } from './network-legend.tsx';
import { NetworkNodeMark } from './network-node-mark.tsx';
import { legendRows } from './legend-rows.ts';
import type { Network, NetworkNode } from './network.ts';
import { placeNodes } from './place-nodes.ts';

interface NetworkDrawingProps {
  readonly network: Network;
  readonly unfolded: ReadonlySet<string>;
  readonly widthPx: number;
  /** Receives the SVG element, so that it can be downloaded. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** A record was clicked, or chosen by key. */
  readonly onChoose: (node: NetworkNode) => void;
  /** A record was clicked, or got the focus. */
  readonly onReach: (node: NetworkNode) => void;
}

const LEGEND_ROW_PX = 28;
const MARGIN_PX = 12;

/** Returns the relation that leads to a record, in words; empty for the center. */
const relationTo = ({ edges }: Network, { id, parent }: Network['nodes'][number]): string => {
  if (parent === null) return '';
  const own = edges.filter(({ from, to }) => from === id || to === id);
  return (own.find(({ to }) => to === id) ?? own[0])?.name ?? '';
};

/** Reports whether a key presses a button. */
const isChoice = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** The records of a network by shape and color, their lines, and a legend. */
export const NetworkDrawing = (props: NetworkDrawingProps) => {
  const { network, unfolded, widthPx, drawing, onChoose, onReach } = props;
  const t = useMessages();
  const [pointedId, setPointed] = useState<string | null>(null);
  const moveFocus = useRovingFocus(drawing, '[role="button"]');
  const layout = placeNodes(network, widthPx);
  const kinds = [...new Set(network.nodes.map(({ kind }) => kind))];
  const legend = legendRows(
    kinds.map((kind) => ({ kind, name: t(`one.${kind}`) })),
    widthPx,
  );
  const heightPx = layout.heightPx + 2 * MARGIN_PX;
  const pointed = network.nodes.find(({ id }) => id === pointedId);
  const place = layout.places.get(pointedId ?? '');
  return (
    <svg
      ref={drawing}
      className="network-drawing"
      width={widthPx}
      height={heightPx + legend.length * LEGEND_ROW_PX}
      role="group"
      aria-label={plainText(network.nodes[0]?.title ?? '')}
      onKeyDown={moveFocus}
    >
      <g transform={`translate(0 ${MARGIN_PX})`}>
        <NetworkEdges network={network} layout={layout} pointedId={pointedId} />
        {network.nodes.map((node) => (
          <NetworkNodeMark
            key={node.id}
            node={node}
            relation={relationTo(network, node)}
            place={layout.places.get(node.id)}
            isCenter={node.parent === null}
            isNarrow={layout.isNarrow}
            isUnfolded={unfolded.has(node.id)}
            onPoint={(isPointed) => setPointed(isPointed ? node.id : null)}
            onFocus={() => onReach(node)}
            onClick={() => {
              onReach(node);
              onChoose(node);
            }}
            onKeyDown={(event) => {
              if (!isChoice(event)) return;
              event.preventDefault();
              onChoose(node);
            }}
          />
        ))}
        {pointed && place && (
          <FullTitle node={pointed} relation={relationTo(network, pointed)} place={place} widthPx={widthPx} />
        )}
      </g>
      <NetworkLegend rows={legend} topPx={heightPx} rowPx={LEGEND_ROW_PX} />
    </svg>
  );
};
