import { useMessages } from '../../messages/use-messages.ts';
import type { Network } from './network.ts';

interface RelationFilterProps {
  readonly network: Network;
  /** Keys of the relations that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** A checkbox for each relation of the network; nothing if there is only one. */
export const RelationFilter = ({ network, hidden, onChange }: RelationFilterProps) => {
  const t = useMessages();
  const relations = [...new Set(network.edges.map(({ relation }) => relation))];
  if (relations.length < 2) return null;
  const toggle = (relation: string): void => {
    const next = new Set(hidden);
    if (!next.delete(relation)) next.add(relation);
    onChange(next);
  };
  return (
    <fieldset className="row small network-relations">
      <legend className="soft">{t('network.relations')}</legend>
      {relations.map((relation) => {
        const edges = network.edges.filter((edge) => edge.relation === relation);
        return (
          <label key={relation}>
            <input type="checkbox" checked={!hidden.has(relation)} onChange={() => toggle(relation)} />{' '}
            {edges[0]?.name} <span className="soft num">{edges.length}</span>
          </label>
        );
      })}
    </fieldset>
  );
};
