import type { FacetValue, SearchPage } from '@open-discovery/graph-client';
import { valueOfGroup } from '@open-discovery/search-fields';

/** The organizations that share works with an organization, of the page of its works; most works first. */
export const partnersAmong = ({ facets, total }: SearchPage, id: string): readonly FacetValue[] =>
  (facets['organization']?.values ?? []).filter(
    // All works are the organization's own: a group that has all of them is the organization under several ids.
    ({ value, count }) => value !== id && (valueOfGroup(value) === null || count < total),
  );
