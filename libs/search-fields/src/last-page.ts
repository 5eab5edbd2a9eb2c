import type { PageSize } from './types.ts';

/** The number of results that numbered pages reach, which is the Graph API's limit. */
const REACHED_RESULTS = 10_000;

/**
 * Returns the number of the last page that can be requested.
 * @example lastPage(10) // 1000
 */
export const lastPage = (size: PageSize): number => REACHED_RESULTS / size;
