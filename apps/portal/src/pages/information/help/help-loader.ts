import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { LoaderOf } from '../../../runtime/route-services.ts';
import { queryExamples } from './query-examples.ts';
import type { QueryExample } from './query-examples.ts';
import { isProduct } from '../../../records/is-product.ts';

/** An example with its number of results. */
interface CountedExample extends QueryExample {
  readonly total: number;
}

/** The data of the loader of the help page. */
export interface HelpData {
  readonly shows: 'information';
  readonly examples: readonly CountedExample[];
}

/** Loads the examples that find something, about a work that many others cite. */
export const helpLoader: LoaderOf =
  ({ fetchQuery }) =>
  async (): Promise<HelpData> => {
    const search = await fetchQuery('search', { query: { ...EMPTY_QUERY, sort: 'cited' }, options: {} });
    const cited = (foundValue(search)?.results ?? []).find(isProduct);
    const examples = cited ? queryExamples(cited) : [];
    const totals = foundValue(
      await fetchQuery(
        'totals',
        examples.map(({ query }) => query),
      ),
    );
    const counted = examples.map((example, at) => ({ ...example, total: totals?.[at] ?? 0 }));
    return { shows: 'information', examples: counted.filter(({ total }) => total > 0) };
  };
