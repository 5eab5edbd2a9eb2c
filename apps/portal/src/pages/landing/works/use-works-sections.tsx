import type { RelatedGroup } from '@open-discovery/graph-client';
import { kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { useMessages } from '../../../messages/use-messages.ts';
import type { SectionOf } from '../sections.tsx';
import { OpenShare } from './open-share.tsx';
import { Outputs } from './outputs.tsx';
import { Partners } from './partners.tsx';
import { worksGroup } from './works-arguments.ts';
import { WorksOf } from './works-of.tsx';

/**
 * Returns sections with figures on the works of a project, organization, data source, service or community.
 */
export const useWorksSections = (
  kind: RecordKind,
  id: string,
  groups: readonly RelatedGroup[],
): readonly SectionOf[] => {
  const t = useMessages();
  if (kindOf(kind) === 'product' || !worksGroup(kind, groups)) return [];
  const figures: SectionOf = {
    id: 'figures',
    title: t('works.figures'),
    content: (
      <WorksOf kind={kind} id={id}>
        {({ page, query }) => (
          <>
            <OpenShare page={page} query={query} />
            <Outputs query={query} />
          </>
        )}
      </WorksOf>
    ),
  };
  const partners: SectionOf = {
    id: 'partners',
    title: t('works.partners'),
    content: (
      <WorksOf kind={kind} id={id}>
        {({ page, query }) => <Partners id={id} page={page} query={query} />}
      </WorksOf>
    ),
  };
  return kind === 'organization' ? [figures, partners] : [figures];
};
