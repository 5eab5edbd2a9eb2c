import { disabledKindIsland } from './home.lazy.ts';
import { useSearchPageData } from './home-data.ts';
import { Overview } from './overview/overview.tsx';
import { Results } from './results.tsx';

export { homeLoader as loader } from './home-loader.ts';

/** Home: the overview, or the results of the address's query. */
export const Page = () => {
  const data = useSearchPageData();
  if (!data) return null;
  switch (data.shows) {
    case 'results':
      return <Results data={data} />;
    case 'disabled-kind':
      return <disabledKindIsland.Part data={data} />;
    case 'overview':
      return <Overview overview={data.overview} totals={data.examples} />;
  }
};
