import { formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** Hidden inputs for the parts of a query that a form without scripts does not show. */
export const HiddenQuery = ({ query }: { readonly query: SearchQuery }) =>
  [...new URLSearchParams(formatSearchAddress({ ...query, page: 1 }))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
