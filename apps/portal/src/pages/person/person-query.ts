import { parseOrcid } from '@open-discovery/identifiers';
import { EMPTY_QUERY, searchField, withFilter } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';

/** The author that an address names: by ORCID iD, or by names, which are not people. */
export type Subject =
  | { readonly is: 'person'; readonly orcid: string }
  | { readonly is: 'names'; readonly names: readonly string[] };

/** A reason why an address names no author. */
export interface Mistake {
  readonly is: 'mistake';
  readonly reason: 'missing' | 'not-orcid' | 'check-digit';
  readonly text: string;
}

const paramOf = (field: string): string => searchField('product', field)?.param ?? field;
const PERSON_PARAM = paramOf('orcid');

/** Returns the author of an address, whose query has been parsed; or what is wrong with it. */
export const subjectOf = (parameters: URLSearchParams, { filters }: SearchQuery): Subject | Mistake => {
  const text = parameters.get(PERSON_PARAM)?.trim() ?? null;
  if (text === null || text === '') {
    const names = filters['authorName'] ?? [];
    return names.length > 0 ? { is: 'names', names } : { is: 'mistake', reason: 'missing', text: '' };
  }
  const orcid = parseOrcid(text);
  return orcid === null ? { is: 'mistake', reason: 'not-orcid', text } : { is: 'person', orcid: orcid.value };
};

/** Returns the search for all works of an author. */
export const worksOf = (subject: Subject): SearchQuery =>
  subject.is === 'person'
    ? withFilter(EMPTY_QUERY, 'orcid', subject.orcid, true)
    : subject.names.reduce((query, name) => withFilter(query, 'authorName', name, true), EMPTY_QUERY);
