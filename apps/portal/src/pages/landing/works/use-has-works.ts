import type { RecordKind } from '@open-discovery/model';
import { useLandingData } from '../landing-data.ts';
import { worksGroup } from './works-arguments.ts';

/** Reports whether works of the record can be listed: all records have some but those that are known to have none. */
export const useHasWorks = (kind: RecordKind): boolean => {
  const related = useLandingData()?.related;
  return related?.state !== 'found' || worksGroup(kind, related.value) !== null;
};
