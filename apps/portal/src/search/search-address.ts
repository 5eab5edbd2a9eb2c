import { formatResultsAddress, readSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';

/** Parameters that say how results are shown; they go along from one query to the next. */
export const DISPLAY_PARAMETERS: readonly string[] = ['view', 'column', 'panel'];

type Entry = readonly [name: string, value: string];

/** The parameters of an address, or of a form, that say how results are shown. */
export const displayOf = (entries: Iterable<Entry>): string[][] =>
  [...entries].filter(([name]) => DISPLAY_PARAMETERS.includes(name)).map((entry) => [...entry]);

const withDisplay = (address: string, display: string[][]): string =>
  display.length === 0 ? address : `${address}&${new URLSearchParams(display).toString()}`;

/** Address of a query's results. A query that asks for nothing shows every product, not the empty home. */
export const resultsAddress = (query: SearchQuery): string => `/?${formatResultsAddress(query)}`;

/** The same for links on a page of results: they are shown as they are now. */
export const useResultsAddress = (): ((query: SearchQuery) => string) => {
  const display = displayOf(useSearchParams()[0]);
  return (query) => withDisplay(resultsAddress(query), display);
};

const parametersOfForm = (form: HTMLFormElement): URLSearchParams => {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') parameters.append(name, value);
  }
  return parameters;
};

/** The query that a search form asks for as it stands. */
export const queryOfForm = (form: HTMLFormElement, currentYear: number): SearchQuery =>
  readSearchAddress(parametersOfForm(form), { currentYear }).query;

/** Address of the results that a search form asks for, its parameters in the one canonical order. */
export const addressOfForm = (form: HTMLFormElement, currentYear: number): string =>
  withDisplay(resultsAddress(queryOfForm(form, currentYear)), displayOf(parametersOfForm(form)));
