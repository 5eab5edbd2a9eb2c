import type { RecordKind } from '@open-discovery/model';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useAnswer } from '../../../runtime/use-answer.ts';
import { worksGroup } from './works-arguments.ts';

/** Whether works of a record can be listed: only a record that is known to have none has none. */
export const useHasWorks = (kind: RecordKind, id: string): boolean => {
  const { graphApi } = usePortal();
  const related = useAnswer(graphApi.endpoints.related, id);
  return related?.state !== 'found' || worksGroup(kind, related.value) !== null;
};
