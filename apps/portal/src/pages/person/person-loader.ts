import type { FacetValue } from '@open-discovery/graph-client';
import { parseOrcid } from '@open-discovery/identifiers';
import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY, formatSearchAddress, withFilter } from '@open-discovery/search-fields';
import { data, redirect } from 'react-router-dom';
import { failureStatus } from '../../runtime/failure-status.ts';
import { PERSON_PATH } from '@open-discovery/model';
import type { LoaderOf, RouteDependencies } from '../../runtime/route-services.ts';
import { pageArguments } from '../../search/search-arguments.ts';
import { loadResults } from '../home/load-results.ts';
import type { PersonData, ShownPerson } from './person-data.ts';
import { subjectOf, worksOf } from './person-query.ts';
import type { Subject } from './person-query.ts';

const FACETS = ['authorName', 'organization', 'fos', 'type', 'year'];
const FACET_VALUES = 12;
const NAMESAKES = 10;

/** Loads the works of an author with the filters of the address, and the figures of all of them. */
export const personLoader: LoaderOf =
  (dependencies) =>
  async ({ request }) => {
    const parameters = new URL(request.url).searchParams;
    const { query, notices } = dependencies.parseAddress(parameters);
    const subject = subjectOf(parameters, query);
    if (subject.is === 'mistake')
      return data<PersonData>({ shows: 'mistake', mistake: subject }, { status: 404 });
    const works = worksOf(subject);
    if (subject.is === 'person' && parameters.get('personId') !== subject.orcid)
      return redirect(
        `${PERSON_PATH}?${formatSearchAddress({ ...query, filters: { ...query.filters, ...works.filters } })}`,
      );
    const shown = pageArguments(query, parameters);
    const [results, person] = await Promise.all([
      loadResults(dependencies, shown, parameters),
      loadPerson(dependencies, subject),
    ]);
    if (subject.is === 'person' && person.total === 0)
      return data<PersonData>(unknownPerson(subject.orcid), { status: 404 });
    const { search } = results;
    return data<PersonData>(
      { ...results, query: shown.query, notices, builder: null, fixedFilters: works.filters, person },
      { status: search.state === 'failed' ? failureStatus(search.error) : 200 },
    );
  };

/** Sources state iDs with wrong check digits, too: only one that finds nothing is a mistake of the address. */
const unknownPerson = (orcid: string): PersonData =>
  parseOrcid(orcid)?.checkDigits === 'valid'
    ? { shows: 'unknown-person', orcid }
    : { shows: 'mistake', mistake: { is: 'mistake', reason: 'check-digit', text: orcid } };

/** Returns an author with the figures of all works, whatever the filters of the address. */
const loadPerson = async ({ fetchQuery }: RouteDependencies, subject: Subject): Promise<ShownPerson> => {
  const [works, namesakes] = await Promise.all([
    fetchQuery('search', { query: worksOf(subject), options: { facets: FACETS, facetSize: FACET_VALUES } }),
    subject.is === 'names' ? loadNamesakes(fetchQuery, subject.names[0] ?? '') : [],
  ]);
  const { total = null, facets = {} } = foundValue(works) ?? {};
  const similar = subject.is === 'names' && total === 0 ? await loadSimilar(fetchQuery, subject.names) : [];
  return { subject, name: nameOf(subject, facets), total, facets, namesakes, similar };
};

const nameOf = (subject: Subject, facets: ShownPerson['facets']): string =>
  subject.is === 'names'
    ? subject.names.join(' · ')
    : (facets['authorName']?.values.find(({ value }) => value === subject.orcid)?.label ?? subject.orcid);

type FetchQuery = RouteDependencies['fetchQuery'];

/** Returns the most frequent authors whose names contain a text. */
const loadAuthors = async (fetchQuery: FetchQuery, text: string): Promise<readonly FacetValue[]> => {
  const found = await fetchQuery('search', {
    query: withFilter(EMPTY_QUERY, 'author', text, true),
    options: {
      facets: ['authorName'],
      facetSize: NAMESAKES,
      facetContains: { field: 'authorName', text },
    },
  });
  return foundValue(found)?.facets['authorName']?.values ?? [];
};

/** Returns the authors with an ORCID iD whose names contain a name. */
const loadNamesakes = async (fetchQuery: FetchQuery, name: string): Promise<readonly FacetValue[]> =>
  (await loadAuthors(fetchQuery, name)).filter(({ value, label }) => value !== label);

/** Returns the authors that have the longest word of a name, which is seldom an initial or a first name. */
const loadSimilar = async (
  fetchQuery: FetchQuery,
  names: readonly string[],
): Promise<readonly FacetValue[]> => {
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u));
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest === '' ? [] : loadAuthors(fetchQuery, longest);
};
