import { Link } from '../../../components/link.tsx';
import { MarkedText } from '../../../components/marked-text.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';
import type { GraphNode, RecordGraph } from './grow-graph.ts';
import { useRelationName } from './use-relation-name.ts';

/** The relations of the drawing as a table. */
export const GraphTable = ({ graph }: { readonly graph: RecordGraph }) => {
  const t = useMessages();
  const nameOf = useRelationName();
  const nodes = new Map([graph.center, ...graph.first, ...graph.second].map((node) => [node.id, node]));
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('graph.from')}</th>
          <th scope="col">{t('field.related')}</th>
          <th scope="col">{t('graph.to')}</th>
        </tr>
      </thead>
      <tbody>
        {graph.edges.map((edge) => (
          <tr key={`${edge.from} ${edge.to}`}>
            <td>
              <NodeLink node={nodes.get(edge.from)} />
            </td>
            <td>{nameOf(edge)}</td>
            <td>
              <NodeLink node={nodes.get(edge.to)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const NodeLink = ({ node }: { readonly node: GraphNode | undefined }) =>
  node ? (
    <Link to={node.address}>
      <MarkedText text={node.title} />
    </Link>
  ) : null;
