import { foundValue } from '@open-discovery/portal-state';
import type { LoaderOf } from '../../runtime/route-services.ts';
import { createExamples } from './examples.ts';
import type { Example } from './examples.ts';

/** The data of the loader of the page for developers. */
export interface DevelopData {
  readonly shows: 'develop';
  readonly examples: readonly Example[];
}

/** Loads what the examples are about. Without an overview they are about anything. */
export const developLoader: LoaderOf =
  ({ fetchQuery }) =>
  async (): Promise<DevelopData> => ({
    shows: 'develop',
    examples: createExamples(foundValue(await fetchQuery('overview', undefined))),
  });
