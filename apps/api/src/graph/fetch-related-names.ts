import { relatedCard } from '@open-discovery/graph-index';
import { findRecords } from './find-records.ts';
import type { SearchParameters } from './parameters/common-parameters.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** Returns the ids of the works whose versions a search requests. */
const workIds = (refine: SearchParameters['refine']): readonly string[] =>
  refine.flatMap(({ field, condition }) =>
    field === 'work' && condition.is === 'any' ? condition.values : [],
  );

/**
 * Returns the names of the records in `relatedTo`, and of the works of which the versions are wanted, by id; `null` if there are
 * none.
 */
export const fetchRelatedNames = async (
  { relatedTo, refine }: Pick<SearchParameters, 'relatedTo' | 'refine'>,
  engine: SearchEngine,
): Promise<Readonly<Record<string, string>> | null> => {
  const ids = [...relatedTo.map(({ id }) => id), ...workIds(refine)];
  if (ids.length === 0) return null;
  const found = await findRecords(ids, engine);
  return Object.fromEntries(
    found.flatMap((item, position) => (item ? [[ids[position] ?? '', relatedCard(item).label]] : [])),
  );
};
