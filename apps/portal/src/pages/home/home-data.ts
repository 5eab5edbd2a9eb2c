import type { KindCounts, Overview, SearchPage } from '@open-discovery/graph-client';
import type { RecordKind } from '@open-discovery/model';
import type { QueryResult, QueryValue } from '@open-discovery/portal-state';
import type { SearchAddress, SearchQuery } from '@open-discovery/search-fields';
import { useLoaderData } from 'react-router-dom';
import type { ValuesShown } from '../../search/search-arguments.ts';
import type { BuilderData } from './builder/fetch-builder.ts';
import type { EuropeCount } from './facets/fetch-europe.ts';
import type { Reading } from './phrasing/reading.ts';
import type { RelaxationData } from './recovery/fetch-relaxations.ts';

/** The data of home's loader: the parsed address, and the answers that the page shows. */
export type HomeData = HomeAddress & (OverviewData | ResultsData | DisabledKindData);

interface HomeAddress extends SearchAddress {
  /** The reading of the words that are filters now; absent where none are. */
  readonly reading?: Reading | null;
  /** The advanced search; `null` where the address does not open it. */
  readonly builder: BuilderData | null;
}

interface OverviewData {
  readonly shows: 'overview';
  readonly overview: QueryResult<Overview>;
  /** The results of each configured example. */
  readonly examples: QueryResult<QueryValue<'totals'>>;
}

export interface ResultsData {
  readonly shows: 'results';
  readonly values: ValuesShown | null;
  readonly search: QueryResult<SearchPage>;
  /** Number of records of each kind that match the words; only home has them. */
  readonly counts?: QueryResult<KindCounts>;
  /** The filters that the page itself states: its visitors cannot take them back. */
  readonly fixedFilters?: SearchQuery['filters'];
  /** Number of results for any European country; only servers have it, and browsers count when its facet is opened. */
  readonly europe?: EuropeCount | null;
  /** Ways to more results, where there are few; only home has them. Not awaited in browsers. */
  readonly relaxations?: Later<RelaxationData | null>;
}

/** The portal switches off the kind that the address searches. */
export interface DisabledKindData {
  readonly shows: 'disabled-kind';
  readonly kind: RecordKind;
  /** The same search in each enabled kind. */
  readonly offers: readonly SearchQuery[];
  /** The results of each offer. */
  readonly totals: QueryResult<QueryValue<'totals'>>;
}

/** A value that a server waits for, and a browser does not. */
type Later<T> = T | Promise<T>;

/** Returns the loader's data on a page with a search: home, or another page that lists results; `null` on other pages. */
export const useSearchPageData = (): HomeData | null => useLoaderData<HomeData | null | undefined>() ?? null;

/** Returns the data of a page of results; `null` on other pages. */
export const useResultsData = (): ResultsData | null => {
  const data = useSearchPageData();
  return data?.shows === 'results' ? data : null;
};
