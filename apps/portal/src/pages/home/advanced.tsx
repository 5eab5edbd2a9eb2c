import { formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ADVANCED, advancedAddress } from '../../search/advanced-address.ts';
import { builderIsland } from './home.lazy.ts';

const builderAddress = (query: SearchQuery): string => formatSearchAddress({ ...query, page: 1 });

/** The advanced search, where the address opens it. */
export const OpenBuilder = ({ query }: { readonly query: SearchQuery }) => {
  const [parameters] = useSearchParams();
  const value = parameters.get(ADVANCED);
  return value === null ? null : (
    <builderIsland.Part key={`${builderAddress(query)} ${value}`} query={query} />
  );
};

/** A link to the advanced search, where it is not open. */
export const AdvancedLink = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  return parameters.has(ADVANCED) ? null : (
    <p className="advanced small">
      {/* Leads to the title of the builder, because the link itself is gone once that is open. */}
      <Link to={`${advancedAddress(builderAddress(query))}#builder`}>{t('search.advanced')}</Link>
    </p>
  );
};
