import { formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** What a form without scripts sends along of a query that it does not show. */
export const HiddenQuery = ({ query }: { readonly query: SearchQuery }) =>
  [...new URLSearchParams(formatSearchAddress({ ...query, page: 1 }))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
