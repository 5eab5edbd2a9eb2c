import type { RelatedRecord as Related } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import type { KindedRecord } from '@open-discovery/model';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { MarkedTitle } from '../../../components/marked-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { isUnknownGrant } from '../is-unknown-grant.ts';
import styles from '../landing.module.css';
import { useRelatedSummary } from './use-related-summary.ts';
import { landingKindOf } from './landing-kind-of.ts';

/** The first records of a relation. */
export const RelatedRecords = ({ records }: { readonly records: readonly Related[] }) => (
  <ul className={styles['related']}>
    {records.map((related) => (
      <RelatedRecord key={related.record.id} related={related} />
    ))}
  </ul>
);

const RelatedRecord = ({ related }: { readonly related: Related }) => {
  const t = useMessages();
  const format = useFormat();
  const summary = useRelatedSummary(related);
  const kind = landingKindOf(related);
  if (!kind) return null;
  const { linkedByUser } = related;
  const about = [
    ...summary,
    ...remarksOn(related).map((remark) => t(remark)),
    ...(linkedByUser ? [t('landing.linked-by-user', { date: format.day(linkedByUser.approvedAt) })] : []),
  ];
  return (
    <li>
      <Icon name={kind} />{' '}
      <Link to={landingAddress(kind, related.record.id)}>
        <MarkedTitle record={related.record} />
      </Link>
      {about.length > 0 && <span className="small soft">{about.join(' · ')}</span>}
    </li>
  );
};

/** Returns the message ids of remarks that the page adds to a related record. */
const remarksOn = ({ kind, record }: KindedRecord): ('landing.grant-unknown' | 'landing.mandate')[] => {
  if (kind !== 'project') return [];
  const hasMandate = record.openAccessMandateForPublications || record.openAccessMandateForDataset;
  return [
    ...(isUnknownGrant(record) ? (['landing.grant-unknown'] as const) : []),
    ...(hasMandate ? (['landing.mandate'] as const) : []),
  ];
};
