import { EMPTY_QUERY, formatSearchAddress } from '@open-discovery/search-fields';
import { DISPLAY_PARAMETERS, VALUES_PARAMETERS } from '../search/search-parameters.ts';
import type { PersonData } from '../pages/person/person-data.ts';
import type { ShownData } from './metadata/shown-on-page.ts';

/** Parameters that show the same results in another form. */
const OTHER_FORMS = [...DISPLAY_PARAMETERS, ...VALUES_PARAMETERS];

const NOT_INDEXED = 'noindex, follow';

/** Reports whether a page has all works of a person. A page for a name is a search. */
const isWholePerson = ({ query, fixedFilters, person }: Extract<PersonData, { shows: 'results' }>): boolean =>
  person.subject.is === 'person' &&
  formatSearchAddress(query) === formatSearchAddress({ ...EMPTY_QUERY, filters: fixedFilters ?? {} });

/**
 * Returns the rule for robots, or `null` where there is none. Home, the plain list of each kind, landing pages and the
 * pages of persons may be indexed. Words, filters, orders and further pages may only be followed: they lead to records.
 */
export const indexRule = ({ searchParams }: URL, data: ShownData | null): string | null => {
  if (data?.shows === 'disabled-kind') return NOT_INDEXED;
  if (data?.shows !== 'results') return null;
  const hasOtherForm = data.notices.length > 0 || OTHER_FORMS.some((name) => searchParams.has(name));
  if ('person' in data) return isWholePerson(data) && !hasOtherForm ? null : NOT_INDEXED;
  const { kind, types } = data.query;
  const isPlain =
    formatSearchAddress(data.query) === formatSearchAddress({ ...EMPTY_QUERY, kind, types }) &&
    types.length <= 1 &&
    !hasOtherForm;
  return isPlain ? null : NOT_INDEXED;
};
