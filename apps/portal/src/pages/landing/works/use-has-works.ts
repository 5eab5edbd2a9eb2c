import type { RecordKind } from '@open-discovery/model';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useAnswer } from '../../../runtime/use-answer.ts';
import { worksGroup } from './works-arguments.ts';

/** Reports whether works of a record can be listed; false only when the record is known to have none. */
export const useHasWorks = (kind: RecordKind, id: string): boolean => {
  const { graphApi } = usePortal();
  const related = useAnswer(graphApi.endpoints.related, id);
  return related?.state !== 'found' || worksGroup(kind, related.value) !== null;
};
