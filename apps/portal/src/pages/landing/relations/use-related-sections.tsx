import type { RelatedGroup } from '@open-discovery/graph-client';
import { KINDS, landingAddress } from '@open-discovery/model';
import type { KindedRecord, SearchedKind } from '@open-discovery/model';
import { Link } from 'react-router-dom';
import { enabledKinds } from '../../../app/enabled-kinds.ts';
import { usePortal } from '../../../app/portal-context.tsx';
import { relatedAddress } from '../../../components/fact-links.ts';
import { Icon } from '../../../components/icon.tsx';
import { MarkedText } from '../../../components/marked-text.tsx';
import { recordTitle } from '../../../components/record-title.ts';
import { useFormat } from '../../../components/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';
import type { SectionOf } from '../sections.tsx';
import { aboutRelated } from './about-related.ts';
import { recordKindOf } from './record-kind-of.ts';
import { useRelationName } from './use-relation-name.ts';

/** Where a product is hosted and collected from stands with its copies; its authors stand under the title. */
const isSaidElsewhere = ({ kind, relation }: RelatedGroup): boolean =>
  kind === 'person' || (kind === 'dataSource' && (relation === 'isHostedBy' || relation === 'isProvidedBy'));

/** What a record is related to: a section a relation, its first records, and the way to all of them. */
export const useRelatedSections = (id: string, groups: readonly RelatedGroup[]): SectionOf[] => {
  const nameOf = useRelationName();
  return groups
    .filter((group) => !isSaidElsewhere(group))
    .map((group) => ({
      id: `${group.relation}-${group.kind}`,
      title: nameOf(group),
      count: group.total,
      content: <Related id={id} group={group} />,
    }));
};

const Related = ({ id, group }: { readonly id: string; readonly group: RelatedGroup }) => {
  const t = useMessages();
  const format = useFormat();
  const { configuration } = usePortal();
  const isSearched = (kind: RelatedGroup['kind']): kind is SearchedKind =>
    enabledKinds(configuration).some((enabled) => enabled === kind);
  return (
    <>
      <ul className={styles['related']}>
        {group.results.map((related) => (
          <RelatedRecord key={related.record.id} related={related} />
        ))}
      </ul>
      {isSearched(group.kind) && (
        <p>
          <Link to={`${relatedAddress(group.relation, id)}&type=${KINDS[group.kind].typeWord}`}>
            {t('landing.all', { count: group.total, shown: format.number(group.total) })}
          </Link>
        </p>
      )}
    </>
  );
};

const RelatedRecord = ({ related }: { readonly related: KindedRecord }) => {
  const t = useMessages();
  const kind = recordKindOf(related);
  if (!kind) return null;
  const about = aboutRelated(related);
  const hasMandate =
    related.kind === 'project' &&
    (related.record.openAccessMandateForPublications || related.record.openAccessMandateForDataset);
  return (
    <li>
      <Icon name={kind} />{' '}
      <Link to={landingAddress(kind, related.record.id)}>
        <MarkedText text={recordTitle(related.record)} />
      </Link>
      {(about.length > 0 || hasMandate) && (
        <span className="small soft">
          {[...about, ...(hasMandate ? [t('landing.mandate')] : [])].join(' · ')}
        </span>
      )}
    </li>
  );
};
