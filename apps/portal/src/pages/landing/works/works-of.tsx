import type { SearchPage } from '@open-discovery/graph-client';
import type { RecordKind } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useAnswer } from '../../../runtime/use-answer.ts';
import { worksArguments } from './works-arguments.ts';
import type { WorksArguments } from './works-arguments.ts';

/** The works of a record with their figures. */
export interface Works {
  readonly query: SearchQuery;
  readonly page: SearchPage;
}

interface WorksOfProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly children: (works: Works) => ReactNode;
}

/** Renders content for the works of a record; nothing when there are none or they could not be loaded. */
export const WorksOf = ({ kind, id, children }: WorksOfProps) => {
  const { graphApi } = usePortal();
  const related = useAnswer(graphApi.endpoints.related, id);
  const groups = related?.state === 'found' ? related.value : [];
  const asked = worksArguments(kind, id, groups);
  return asked && <Asked asked={asked}>{children}</Asked>;
};

interface AskedProps extends Pick<WorksOfProps, 'children'> {
  readonly asked: WorksArguments;
}

const Asked = ({ asked, children }: AskedProps) => {
  const { graphApi } = usePortal();
  const found = useAnswer(graphApi.endpoints.search, asked);
  return found?.state === 'found' ? children({ query: asked.query, page: found.value }) : null;
};
