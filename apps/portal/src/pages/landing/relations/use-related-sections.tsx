import type { RelatedGroup } from '@open-discovery/graph-client';
import { kindOf } from '@open-discovery/model';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import type { Section } from '../sections.tsx';
import { NewestWorks } from '../works/newest-works.tsx';
import { worksGroup } from '../works/works-arguments.ts';
import { PartnerStart } from '../works/partner-start.tsx';
import { WorksLink } from '../works-list/works-link.tsx';
import { AllRelated } from './all-related.tsx';
import { recordNode } from './record-node.ts';
import { RelatedRecords } from './related-records.tsx';
import { relationSteps } from './relation-steps.ts';
import { useRelationName } from './use-relation-name.ts';

/** Hosts and sources of a product are listed with its copies; its authors are below the title. */
const isSaidElsewhere = ({ kind, relation }: RelatedGroup): boolean =>
  kind === 'person' || (kind === 'dataSource' && (relation === 'isHostedBy' || relation === 'isProvidedBy'));

/** Returns a section for each relation with its first records and a link to all of them; works come first. */
export const useRelatedSections = (
  kind: RecordKind,
  record: GraphRecord,
  groups: readonly RelatedGroup[],
): readonly Section[] => {
  const nameOf = useRelationName();
  const works = kindOf(kind) === 'product' ? null : worksGroup(kind, groups);
  return groups
    .filter((group) => !isSaidElsewhere(group))
    .toSorted((a, b) => Number(b === works) - Number(a === works))
    .map((group) => ({
      id: `${group.relation}-${group.kind}`,
      title: nameOf(group),
      count: group.total,
      content: (
        <>
          {group === works && <WorksLink kind={kind} id={record.id} />}
          {group === works ? <NewestWorks /> : <RelatedRecords records={group.results} />}
          <AllRelated id={record.id} group={group} />
          {kind === 'project' && group.kind === 'organization' && (
            <PartnerStart center={recordNode(kind, record)} steps={relationSteps([group], nameOf)} />
          )}
        </>
      ),
    }));
};
