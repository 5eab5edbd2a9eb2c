import { plainText } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './graph.module.css';
import type { GraphNode, RecordGraph } from './grow-graph.ts';
import { placeNodes } from './place-nodes.ts';
import type { Place } from './place-nodes.ts';
import { useRelationName } from './use-relation-name.ts';

const SIZE = { width: 1180, height: 660 } as const;
const TITLE_CHARACTERS = 26;

/** The record in the middle and related records around it as links; lines are relations, named on hover. */
export const GraphDrawing = ({ graph }: { readonly graph: RecordGraph }) => {
  const t = useMessages();
  const nameOf = useRelationName();
  const places = placeNodes(graph);
  return (
    // Wider than a phone: it scrolls, with the keyboard by its links.
    <div className={styles['frame']} role="group" aria-label={t('graph.title')}>
      <svg
        className={styles['graph']}
        viewBox={`${-SIZE.width / 2} ${-SIZE.height / 2} ${SIZE.width} ${SIZE.height}`}
      >
        {graph.edges.map((edge) => {
          const [from, to] = [places.get(edge.from), places.get(edge.to)];
          return from && to ? (
            <line key={`${edge.from} ${edge.to}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y}>
              <title>{nameOf(edge)}</title>
            </line>
          ) : null;
        })}
        <circle className={styles['center']} r="11" />
        {graph.first.map((node) => (
          <Node key={node.id} node={node} place={places.get(node.id)} radius={8} />
        ))}
        {graph.second.map((node) => (
          <Node key={node.id} node={node} place={places.get(node.id)} radius={5} />
        ))}
      </svg>
    </div>
  );
};

interface NodeProps {
  readonly node: GraphNode;
  readonly place: Place | undefined;
  readonly radius: number;
}

const Node = ({ node, place, radius }: NodeProps) => {
  const t = useMessages();
  if (!place) return null;
  const title = plainText(node.title);
  const isLeft = place.x < 0;
  return (
    <Link to={node.address}>
      <title>{`${t(`one.${node.kind}`)}: ${title}`}</title>
      <circle cx={place.x} cy={place.y} r="14" className={styles['hit']} />
      <circle cx={place.x} cy={place.y} r={radius} className={styles['node']} />
      <text
        x={place.x + (isLeft ? -1 : 1) * (radius + 5)}
        y={place.y + 5}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {title.length > TITLE_CHARACTERS ? `${title.slice(0, TITLE_CHARACTERS).trimEnd()}…` : title}
      </text>
    </Link>
  );
};
