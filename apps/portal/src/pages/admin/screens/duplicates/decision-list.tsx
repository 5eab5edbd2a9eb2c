import { deleteMergeDecisions, getLikelyDuplicates, getMergeDecisions } from '@open-discovery/admin-client';
import type { RefObject } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { decisionAddress } from '../../../../runtime/console-addresses.ts';
import { SearchedList } from '../../parts/list/searched-list.tsx';
import { useChangeWithNote } from '../../parts/use-change-with-note.tsx';
import { screenAddress } from '../../screen-address.ts';
import { useContent } from '../../use-content.ts';
import { DecisionEntry } from './decision-entry.tsx';
import { LikelyCount } from './likely-count.tsx';

interface DecisionListProps {
  /** The link to the pairs of which an import was not sure. */
  readonly add: RefObject<HTMLAnchorElement | null>;
}

/** The decisions, the latest first, and the ways to new ones. */
export const DecisionList = ({ add }: DecisionListProps) => {
  const t = useMessages();
  const { send, note } = useChangeWithNote();
  const likely = useContent(getLikelyDuplicates({ page: 1, pageSize: 1 })).value;
  return (
    <>
      <p>{t('admin-duplicates.lead')}</p>
      <p>
        {t('admin-duplicates.when')}{' '}
        <Link to={screenAddress('sources')}>{t('admin-duplicates.harvest')}</Link>
      </p>
      <p className="soft small">{t('admin-duplicates.files')}</p>
      <LikelyCount count={likely?.header.numFound} />
      <p className="row">
        <Link ref={add} className="btn" to={`${screenAddress('duplicates')}/likely`}>
          {t('admin-duplicates.likely')}
        </Link>
        <Link className="btn" to={decisionAddress('merge')}>
          {t('admin-duplicates.merge')}
        </Link>
        <Link className="btn" to={decisionAddress('separate')}>
          {t('admin-duplicates.separate')}
        </Link>
      </p>
      <SearchedList
        label={t('admin-duplicates.list')}
        search={t('admin-duplicates.search')}
        read={getMergeDecisions}
        keyOf={({ _id }) => _id}
        empty={t('admin-duplicates.empty')}
        note={note}
      >
        {(decision) => (
          <DecisionEntry
            decision={decision}
            onDelete={() => void send(deleteMergeDecisions([decision._id]), t('admin.deleted'))}
          />
        )}
      </SearchedList>
    </>
  );
};
