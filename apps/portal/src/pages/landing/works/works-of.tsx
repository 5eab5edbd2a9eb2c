import type { RelatedGroup, SearchPage } from '@open-discovery/graph-client';
import type { RecordKind } from '@open-discovery/model';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal-context.tsx';
import { useAnswer } from '../../../app/use-answer.ts';
import { worksArguments, worksGroup } from './works-arguments.ts';
import type { WorksArguments } from './works-arguments.ts';

/** The works of a record with their figures. */
export interface Works {
  readonly group: RelatedGroup;
  readonly page: SearchPage;
}

interface WorksOfProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly children: (works: Works) => ReactNode;
}

/** Shows something of the works of a record; nothing where there are none, or they could not be loaded. */
export const WorksOf = ({ kind, id, children }: WorksOfProps) => {
  const { graphApi } = usePortal();
  const related = useAnswer(graphApi.endpoints.related, id);
  const groups = related?.state === 'found' ? related.value : [];
  const asked = worksArguments(kind, id, groups);
  const group = worksGroup(kind, groups);
  return asked && group ? (
    <Asked asked={asked} group={group}>
      {children}
    </Asked>
  ) : null;
};

interface AskedProps extends Pick<WorksOfProps, 'children'> {
  readonly asked: WorksArguments;
  readonly group: RelatedGroup;
}

const Asked = ({ asked, group, children }: AskedProps) => {
  const { graphApi } = usePortal();
  const found = useAnswer(graphApi.endpoints.search, asked);
  return found?.state === 'found' ? children({ group, page: found.value }) : null;
};
