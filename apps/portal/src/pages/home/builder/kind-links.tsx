import { formatSearchAddress, withKind } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { enabledKinds } from '../../../search/enabled-kinds.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './builder.module.css';
import { advancedAddress } from '../../../search/advanced-address.ts';

/** Links to the builder of other kinds, which have different fields, with the query that is being built. */
export const KindLinks = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  return (
    <nav className={styles['kinds']} aria-label={t('search.kind')}>
      {enabledKinds(configuration).map((kind) => (
        <Link
          key={kind}
          to={advancedAddress(formatSearchAddress(withKind(query, kind)))}
          aria-current={kind === query.kind ? 'true' : undefined}
        >
          {t(`kind.${kind}`)}
        </Link>
      ))}
    </nav>
  );
};
