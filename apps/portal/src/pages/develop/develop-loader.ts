import { foundValue } from '@open-discovery/portal-state';
import type { LoaderOf } from '../../runtime/route-services.ts';
import type { DevelopData } from './develop-data.ts';
import { createExamples } from './examples.ts';

/** Loads what the examples are about. Without an overview they are about anything. */
export const developLoader: LoaderOf =
  ({ fetchQuery }) =>
  async (): Promise<DevelopData> => ({
    shows: 'develop',
    examples: createExamples(foundValue(await fetchQuery('overview', undefined))),
  });
