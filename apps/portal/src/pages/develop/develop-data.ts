import { useLoaderData } from 'react-router-dom';
import type { Example } from './examples.ts';

/** The data of the loader of the page for developers. */
export interface DevelopData {
  readonly shows: 'develop';
  readonly examples: readonly Example[];
}

/** Returns the data of the loader of the page for developers. */
export const useDevelopData = (): DevelopData =>
  // The router keeps loader data without its type.
  useLoaderData<DevelopData>();
