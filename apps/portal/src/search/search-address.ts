import { formatResultsAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useLocation } from 'react-router-dom';
import { parseForm, parseStoredQuery } from './parse-search-address.ts';
import { pageEntries, withoutPageEntries } from './page-entries.ts';
import { refusedSides } from './refused-area.ts';
import { refusedYears } from './refused-years.ts';
import { DISPLAY_PARAMETERS } from './search-parameters.ts';

type Entry = readonly [name: string, value: string];

/** Returns the parameters of an address or a form that say how results are shown. */
const displayOf = (entries: Iterable<Entry>): string[][] =>
  [...entries].filter(([name]) => DISPLAY_PARAMETERS.includes(name)).map((entry) => [...entry]);

const withParameters = (address: string, added: readonly (readonly string[])[]): string =>
  added.length === 0
    ? address
    : `${address}&${new URLSearchParams(added.map((entry) => [...entry])).toString()}`;

/** Returns the address of a query's results. The empty query shows every product, not the empty home. */
export const resultsAddress = (query: SearchQuery): string => `/?${formatResultsAddress(query)}`;

/** Returns the address of a query's results on the page itself, for a page that lists results; it keeps how they are shown. */
export const useResultsAddress = (): ((query: SearchQuery) => string) => {
  const { pathname } = useLocation();
  const kept = useKeptEntries();
  return (query) => withParameters(`${pathname}?${formatResultsAddress(query)}`, kept);
};

/** Returns the parameters of the shown address that every change of its query keeps. */
export const useKeptEntries = (): readonly (readonly string[])[] => {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  return [...pageEntries(pathname, parameters), ...displayOf(parameters)];
};

const parametersOfForm = (form: HTMLFormElement): URLSearchParams => {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') parameters.append(name, value);
  }
  return parameters;
};

/** Returns the query of a search form with its current fields. */
export const queryOfForm = (form: HTMLFormElement, currentYear: number): SearchQuery =>
  parseStoredQuery(parametersOfForm(form), currentYear);

/**
 * Returns the address of a search form's results, its parameters in canonical order. Years and areas that break a
 * rule stay in it, so that the page can say what is wrong with them.
 */
export const addressOfForm = (form: HTMLFormElement, currentYear: number): string => {
  const { pathname } = new URL(form.action);
  const all = parametersOfForm(form);
  const parameters = withoutPageEntries(pathname, all);
  const { query, notices } = parseForm(parameters, currentYear);
  const wrongYears = Object.entries(refusedYears(parameters, notices)?.typed ?? {});
  const address = `${pathname}?${formatResultsAddress(query)}`;
  return withParameters(address, [
    ...pageEntries(pathname, all),
    ...wrongYears,
    ...refusedSides(parameters, notices),
    ...displayOf(parameters),
  ]);
};
