import type { RelatedGroup } from '@open-discovery/graph-client';
import { KINDS } from '@open-discovery/model';
import type { SearchedKind } from '@open-discovery/model';
import { enabledKinds } from '../../../search/enabled-kinds.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { relatedAddress } from '../../../components/list-addresses.ts';
import styles from '../landing.module.css';
import { Link } from '../../../components/link.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';

/** A link to the search for all records of a group; none for kinds that the portal does not search. */
export const AllRelated = ({ id, group }: { readonly id: string; readonly group: RelatedGroup }) => {
  const t = useMessages();
  const format = useFormat();
  const { configuration } = usePortal();
  const isSearched = (kind: RelatedGroup['kind']): kind is SearchedKind =>
    enabledKinds(configuration).some((enabled) => enabled === kind);
  if (!isSearched(group.kind)) return null;
  return (
    <p>
      <Link
        className={styles['all']}
        to={`${relatedAddress(group.relation, id)}&type=${KINDS[group.kind].typeWord}`}
      >
        {t('landing.all', { count: group.total, shown: format.number(group.total) })}
      </Link>
    </p>
  );
};
