import { readSearchAddress } from '@open-discovery/search-fields';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortal } from '../../runtime/portal-context.tsx';
import { Overview } from './overview.tsx';
import { Results } from './results.tsx';
import { NON_QUERY_PARAMETERS, currentYearOf, isSearch } from '../../search/search-arguments.ts';

export { homeLoader } from './home-loader.ts';

/** Where visitors search and browse: the overview while nothing is asked, else the results. */
export const HomePage = () => {
  const [parameters] = useSearchParams();
  const { now } = usePortal();
  const parsed = useMemo(
    () => readSearchAddress(parameters, { currentYear: currentYearOf(now), ignored: NON_QUERY_PARAMETERS }),
    [parameters, now],
  );
  return isSearch(parameters) ? <Results query={parsed.query} notices={parsed.notices} /> : <Overview />;
};
