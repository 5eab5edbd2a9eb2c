import type { SearchAddress } from '@open-discovery/search-fields';
import type { ResultsData } from '../../home/home-data.ts';
import type { LandingData } from '../landing-data.ts';

/** The data of a record's page that lists its works: a list of results, like that of home. */
export type ListedWorks = Omit<LandingData, 'shows'> &
  SearchAddress &
  ResultsData & { readonly builder: null };
