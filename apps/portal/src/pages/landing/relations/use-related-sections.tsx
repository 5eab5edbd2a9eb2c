import type { RelatedGroup } from '@open-discovery/graph-client';
import { kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { SectionOf } from '../sections.tsx';
import { NewestWorks } from '../works/newest-works.tsx';
import { worksGroup } from '../works/works-arguments.ts';
import { AllRelated } from './all-related.tsx';
import { RelatedRecords } from './related-records.tsx';
import { useRelationName } from './use-relation-name.ts';

/** Where a product is hosted and collected from stands with its copies; its authors stand under the title. */
const isSaidElsewhere = ({ kind, relation }: RelatedGroup): boolean =>
  kind === 'person' || (kind === 'dataSource' && (relation === 'isHostedBy' || relation === 'isProvidedBy'));

/** What a record is related to: a section a relation, its first records, and the way to all of them; its works first. */
export const useRelatedSections = (
  kind: RecordKind,
  id: string,
  groups: readonly RelatedGroup[],
): readonly SectionOf[] => {
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
          {group === works ? <NewestWorks kind={kind} id={id} /> : <RelatedRecords records={group.results} />}
          <AllRelated id={id} group={group} />
        </>
      ),
    }));
};
