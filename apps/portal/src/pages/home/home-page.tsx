import { useHomeData } from './home-data.ts';
import { Overview } from './overview.tsx';
import { Results } from './results.tsx';

export { homeLoader } from './home-loader.ts';

/** Home: the overview, or the results of the address's query. */
export const HomePage = () => {
  const data = useHomeData();
  if (!data) return null;
  return data.shows === 'results' ? <Results data={data} /> : <Overview overview={data.overview} />;
};
