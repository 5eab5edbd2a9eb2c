import { formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ADVANCED, advancedAddress } from '../../search/advanced-address.ts';
import { builder } from './builder/builder.lazy.ts';

/** The advanced search when the address opens it, otherwise a link to it. */
export const Advanced = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const address = formatSearchAddress({ ...query, page: 1 });
  return parameters.has(ADVANCED) ? (
    <builder.Part key={`${address} ${parameters.get(ADVANCED) ?? ''}`} query={query} />
  ) : (
    <p className="advanced small">
      <Link to={advancedAddress(address)} preventScrollReset>
        {t('search.advanced')}
      </Link>
    </p>
  );
};
