import { plainText } from '@open-discovery/model';
import { Icon, iconAddress } from '../../../components/icon.tsx';
import { isClosedLandingPage } from '../../../runtime/closed-landing-pages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './graph.module.css';
import type { GraphNode, RecordGraph } from './grow-graph.ts';
import { placeNodes } from './place-nodes.ts';
import type { Place } from './place-nodes.ts';
import { useRelationName } from './use-relation-name.ts';

/** Room for the widest title on both sides of the outer ring. */
const SIZE = { width: 1260, height: 660 } as const;
const TITLE_CHARACTERS = 22;

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
        <circle className={styles['center']} r="15" />
        <KindIcon kind={graph.center.kind} place={CENTER} />
        <text className={styles['name']} y="34" textAnchor="middle">
          {shortTitle(graph.center)}
        </text>
        {graph.first.map((node) => (
          <Node key={node.id} node={node} place={places.get(node.id)} />
        ))}
        {graph.second.map((node) => (
          <Node key={node.id} node={node} place={places.get(node.id)} />
        ))}
      </svg>
      <Legend graph={graph} />
    </div>
  );
};

const CENTER: Place = { x: 0, y: 0 };
const ICON_SIZE = 16;
const NODE_RADIUS = 13;

const shortTitle = ({ title: marked }: GraphNode): string => {
  const title = plainText(marked);
  return title.length > TITLE_CHARACTERS ? `${title.slice(0, TITLE_CHARACTERS).trimEnd()}…` : title;
};

const KindIcon = ({ kind, place }: Pick<GraphNode, 'kind'> & { readonly place: Place }) => (
  <use
    href={iconAddress(kind)}
    className={styles['icon']}
    x={place.x - ICON_SIZE / 2}
    y={place.y - ICON_SIZE / 2}
    width={ICON_SIZE}
    height={ICON_SIZE}
  />
);

interface NodeProps {
  readonly node: GraphNode;
  readonly place: Place | undefined;
}

const Node = ({ node, place }: NodeProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  if (!place) return null;
  const isLeft = place.x < 0;
  const drawing = (
    <>
      <title>{`${t(`one.${node.kind}`)}: ${plainText(node.title)}`}</title>
      <circle cx={place.x} cy={place.y} r={NODE_RADIUS} className={styles['node']} />
      <KindIcon kind={node.kind} place={place} />
      <text
        x={place.x + (isLeft ? -1 : 1) * (NODE_RADIUS + 5)}
        y={place.y + 5}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {shortTitle(node)}
      </text>
    </>
  );
  return isClosedLandingPage(configuration, node.address) ? (
    <g>{drawing}</g>
  ) : (
    <Link to={node.address}>{drawing}</Link>
  );
};

/** The icons of the drawing with the names of their kinds. */
const Legend = ({ graph: { center, first, second } }: { readonly graph: RecordGraph }) => {
  const t = useMessages();
  const kinds = [...new Set([center, ...first, ...second].map(({ kind }) => kind))];
  return (
    <ul className="row small soft" aria-label={t('graph.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Icon name={kind} /> {t(`one.${kind}`)}
        </li>
      ))}
    </ul>
  );
};
