import { RECORD_KINDS } from './record-kinds.ts';
import type { RecordKind } from './record-kinds.ts';
import { advancedSearchAddress, searchAddress } from './links.ts';

/** Older addresses of the search for data sources. */
const DATA_SOURCE_PATHS = [
  '/search/find/datasources',
  '/search/content-providers',
  '/search/entity-registries',
  '/search/journals',
];

const entriesOf = (
  kinds: readonly RecordKind[],
  addressOf: (kind: RecordKind) => string,
): (readonly [string, RecordKind])[] => kinds.map((kind) => [addressOf(kind), kind]);

/**
 * The addresses of searches that menus and other sites link to, with the kind that each searches; `null` where the
 * address names none. Communities have no advanced search. Spec §2.
 * @example SEARCH_PATHS['/search/journals'] // 'dataSource'
 */
export const SEARCH_PATHS: Readonly<Record<string, RecordKind | null>> = {
  '/search/find': null,
  ...Object.fromEntries([
    ...entriesOf(RECORD_KINDS, searchAddress),
    ...DATA_SOURCE_PATHS.map((path) => [path, 'dataSource'] as const),
    ...entriesOf(
      RECORD_KINDS.filter((kind) => kind !== 'community'),
      advancedSearchAddress,
    ),
  ]),
};
