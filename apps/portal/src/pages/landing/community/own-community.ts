import type { Community } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { StoredCommunity } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { LandingData } from '../landing-data.ts';
import type { RouteDependencies } from '../../../runtime/route-services.ts';

/** The types of portals whose page is that of a community; research initiatives have a dashboard as well. */
const WITH_PAGE: readonly StoredCommunity['type'][] = ['community', 'ri'];

/** Returns the record of a community with the words of its managers. */
export const describedCommunity = (record: Community, stored: StoredCommunity | null): Community => ({
  ...record,
  name: stored?.layout.title || record.name,
  description: stored?.layout.graphSectionText || record.description,
});

/** Returns the logo that the managers of a community have chosen; `null` without one. */
export const logoOfCommunity = (stored: StoredCommunity | null): LandingData['logo'] => {
  const { logoUrl = '', isUpload = false } = stored?.layout ?? {};
  return logoUrl === '' ? null : { logoUrl, isUpload };
};

/**
 * Finds a community by the short name that the console has for it: the id of its record if the graph has it, too,
 * otherwise a record of the community itself; `null` if there is none.
 */
export const findOwnCommunity = async (
  pid: string,
  { fetchQuery, fetchCommunity }: Pick<RouteDependencies, 'fetchQuery' | 'fetchCommunity'>,
): Promise<{ readonly id: string } | { readonly record: Community } | null> => {
  const stored = await fetchCommunity(pid);
  if (!stored || !WITH_PAGE.includes(stored.type)) return null;
  const query = { ...EMPTY_QUERY, kind: 'community', keyword: pid } as const;
  const search = await fetchQuery('search', { query, options: {} });
  const inGraph = foundValue(search)?.results.find((record) => 'acronym' in record && record.acronym === pid);
  return inGraph ? { id: inGraph.id } : { record: { id: pid, acronym: pid, name: stored.name } };
};
