import { plainText } from '@open-discovery/model';
import { useMessages } from '../../messages/use-messages.ts';
import { titleWidthPx, wrapTitle } from './fit-title.ts';
import type { NetworkNode } from './network.ts';
import type { Place } from './place-nodes.ts';
import { TITLE_GAP_PX } from './place-nodes.ts';

interface FullTitleProps {
  readonly node: NetworkNode;
  readonly relation: string;
  readonly place: Place;
  /** Width of the drawing. */
  readonly widthPx: number;
}

const LINE_PX = 20;
const PADDING_PX = 8;
const MOST_PX = 320;

/** The whole title of the record that has the pointer or the focus, over the drawing. Readers hear it from its mark. */
export const FullTitle = ({ node, relation, place, widthPx }: FullTitleProps) => {
  const t = useMessages();
  const about = [t(`one.${node.kind}`), relation].filter((text) => text !== '').join(' · ');
  const roomPx = Math.min(MOST_PX, widthPx - 4 * PADDING_PX);
  const lines = wrapTitle(plainText(node.title), roomPx);
  const aboutLines = wrapTitle(about, roomPx);
  const boxPx = Math.max(...[...lines, ...aboutLines].map(titleWidthPx)) + 2 * PADDING_PX;
  const side = place.x + place.direction * (TITLE_GAP_PX - PADDING_PX);
  const left = Math.min(Math.max(0, place.direction === 1 ? side : side - boxPx), widthPx - boxPx);
  const top = place.y - LINE_PX + 4;
  return (
    <g className="network-full" aria-hidden="true">
      <rect
        x={left}
        y={top}
        width={boxPx}
        height={(lines.length + aboutLines.length) * LINE_PX + PADDING_PX}
        rx="4"
      />
      {[...lines, ...aboutLines].map((line, at) => (
        <text
          key={at}
          className={at < lines.length ? undefined : 'network-about'}
          x={left + PADDING_PX}
          y={top + (at + 1) * LINE_PX - 2}
        >
          {line}
        </text>
      ))}
    </g>
  );
};
