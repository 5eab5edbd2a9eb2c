import { plainText } from '@open-discovery/model';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../link.tsx';
import type { Network, NetworkNode } from './network.ts';

/** The lines of a network as a table. */
export const NetworkTable = ({ network: { nodes, edges } }: { readonly network: Network }) => {
  const t = useMessages();
  const byId = new Map<string, NetworkNode>(nodes.map((node) => [node.id, node]));
  return (
    <div className="network-scroller">
      <table className="network-table">
        <thead>
          <tr>
            <th scope="col">{t('network.from')}</th>
            <th scope="col">{t('network.relation')}</th>
            <th scope="col">{t('network.to')}</th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ from, to, name }) => (
            <tr key={`${from} ${to}`}>
              <td>
                <NodeLink node={byId.get(from)} />
              </td>
              <td>{name}</td>
              <td>
                <NodeLink node={byId.get(to)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** A record with its kind, and a link to its page. */
export const NodeLink = ({ node }: { readonly node: NetworkNode | undefined }) => {
  const t = useMessages();
  return node ? (
    <>
      <span className="soft">{t(`one.${node.kind}`)}</span>{' '}
      <Link to={node.address}>{plainText(node.title)}</Link>
    </>
  ) : null;
};
