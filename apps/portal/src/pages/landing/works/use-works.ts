import type { SearchPage } from '@open-discovery/graph-client';
import { foundValue } from '@open-discovery/portal-state';
import { useLandingData } from '../landing-data.ts';
import type { WorksData } from '../landing-data.ts';

/** The works of a record with their figures. */
export interface Works extends Pick<WorksData, 'query' | 'years'> {
  readonly page: SearchPage;
}

/** Returns the works of the record; `null` where there are none, or they could not be loaded. */
export const useWorks = (): Works | null => {
  const works = useLandingData()?.works;
  const page = foundValue(works?.search);
  return works && page ? { query: works.query, years: works.years, page } : null;
};
