import { plainText } from '@open-discovery/model';
import type { SVGProps } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { fitTitle, wrapTitle } from './fit-title.ts';
import { KindShape } from './kind-shape.tsx';
import type { NetworkNode } from './network.ts';
import { TITLE_GAP_PX } from './place-nodes.ts';
import type { Place } from './place-nodes.ts';

interface NetworkNodeMarkProps extends Pick<SVGProps<SVGGElement>, 'onClick' | 'onKeyDown'> {
  readonly node: NetworkNode;
  /** The relation to the record that this one was unfolded from, in words. */
  readonly relation: string;
  readonly place: Place | undefined;
  readonly isCenter: boolean;
  /** The title of the center is next to its shape, too, not below it. */
  readonly isNarrow: boolean;
  readonly isUnfolded: boolean;
  /** The pointer or the focus arrived or left. */
  readonly onPoint: (isPointed: boolean) => void;
  readonly onFocus: () => void;
}

const CENTER_LINES = 2;
const LINE_PX = 19;
const HIT_PX = 12;
/** Width of bold characters by that of others. */
const BOLD_WIDTH = 1.17;

/** A record of the drawing: a button that unfolds it. */
export const NetworkNodeMark = (props: NetworkNodeMarkProps) => {
  const { node, relation, place, isCenter, isNarrow, isUnfolded, onPoint, onFocus, onClick, onKeyDown } =
    props;
  const t = useMessages();
  if (!place) return null;
  const title = plainText(node.title);
  const names = { kind: t(`one.${node.kind}`), title, relation };
  const { x, y, direction, roomPx } = place;
  return (
    <g
      className={`network-node ${isCenter ? 'network-center' : ''}`}
      onClick={onClick}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <g
        role="button"
        tabIndex={-1}
        aria-expanded={isUnfolded}
        aria-label={isCenter ? t('network.center', names) : t('network.node', names)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          onPoint(true);
          onFocus();
        }}
        onBlur={() => onPoint(false)}
      >
        <circle className="network-hit" cx={x} cy={y} r={HIT_PX + 2} />
        {isUnfolded && <circle className="network-ring" cx={x} cy={y} r={HIT_PX + 2} />}
        <KindShape kind={node.kind} x={x} y={y} />
      </g>
      {/* The name of the button has the whole title. */}
      <g aria-hidden="true">
        {isCenter && !isNarrow ? (
          <CenterTitle lines={wrapTitle(title, roomPx)} x={x} y={y} />
        ) : (
          <text x={x + direction * TITLE_GAP_PX} y={y + 5} textAnchor={direction === 1 ? 'start' : 'end'}>
            {fitTitle(title, isCenter ? roomPx / BOLD_WIDTH : roomPx)}
          </text>
        )}
      </g>
    </g>
  );
};

interface CenterTitleProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

const CenterTitle = ({ lines, x, y }: CenterTitleProps) =>
  lines.slice(0, CENTER_LINES).map((line, at) => (
    <text key={at} x={x} y={y + 32 + at * LINE_PX} textAnchor="middle">
      {at === CENTER_LINES - 1 && lines.length > CENTER_LINES ? `${line}…` : line}
    </text>
  ));
