import type { RelatedGroup } from '@open-discovery/graph-client';
import { KINDS, landingAddress } from '@open-discovery/model';
import type { KindedRecord, RecordKind, SearchedKind } from '@open-discovery/model';
import { Link } from 'react-router-dom';
import { enabledKinds } from '../../app/enabled-kinds.ts';
import { usePortal } from '../../app/portal-context.tsx';
import { relatedAddress } from '../../components/fact-links.ts';
import { Icon } from '../../components/icon.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { recordTitle } from '../../components/record-title.ts';
import { useFormat } from '../../components/use-format.ts';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import styles from './landing.module.css';
import type { SectionOf } from './sections.tsx';

/** Where a product is hosted and collected from stands with its copies; its authors stand under the title. */
const isSaidElsewhere = ({ kind, relation }: RelatedGroup): boolean =>
  kind === 'person' || (kind === 'dataSource' && (relation === 'isHostedBy' || relation === 'isProvidedBy'));

/** What a record is related to: a section a relation, its first records, and the way to all of them. */
export const useRelatedSections = (id: string, groups: readonly RelatedGroup[]): SectionOf[] => {
  const message = useOptionalMessage();
  return groups
    .filter((group) => !isSaidElsewhere(group))
    .map((group) => ({
      id: `${group.relation}-${group.kind}`,
      title: message(
        `relation.${group.relation}.${group.kind}`,
        message(`relation.${group.relation}`, group.relation),
      ),
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
  const kind = recordKindOf(related);
  if (!kind) return null;
  const about = aboutOf(related);
  return (
    <li>
      <Icon name={kind} />{' '}
      <Link to={landingAddress(kind, related.record.id)}>
        <MarkedText text={recordTitle(related.record)} />
      </Link>
      {about !== '' && <span className="small soft">{about}</span>}
    </li>
  );
};

const recordKindOf = (related: KindedRecord): RecordKind | null =>
  related.kind === 'person' ? null : related.kind === 'product' ? related.record.type : related.kind;

const aboutOf = (related: KindedRecord): string => {
  const parts: (string | null | undefined)[] =
    related.kind === 'product'
      ? [
          related.record.authors?.[0]?.fullName,
          related.record.publicationDate?.slice(0, 4),
          related.record.version,
        ]
      : related.kind === 'project'
        ? [related.record.fundings?.[0]?.name ?? related.record.fundings?.[0]?.shortName, related.record.code]
        : related.kind === 'organization'
          ? [related.record.legalShortName]
          : [];
  return parts.filter(Boolean).join(' · ');
};
