import type { SearchAddress } from '@open-discovery/search-fields';
import type { QueryRunner } from '@open-discovery/portal-state';
import { chosenValues, OWN_ROLE_FIELD, withFilter } from '@open-discovery/search-fields';

/**
 * Leaves the visitor's own role out of a search, with a notice, if the API does not know the visitor. All other
 * conditions stay.
 */
export const withOwnRole = async (parsed: SearchAddress, fetchQuery: QueryRunner): Promise<SearchAddress> => {
  const { query, notices } = parsed;
  const [role = ''] = chosenValues(query, OWN_ROLE_FIELD);
  const totals = await fetchQuery('totals', [query]);
  if (totals.state !== 'found' || totals.value[0] !== null) return parsed;
  return {
    query: { ...withFilter(query, OWN_ROLE_FIELD, role, false), page: query.page },
    notices: [...notices, { param: OWN_ROLE_FIELD, value: role, messageId: 'notice.own-role' }],
  };
};
