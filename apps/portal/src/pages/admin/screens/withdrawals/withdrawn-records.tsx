import { getWithdrawals, restoreRecords } from '@open-discovery/admin-client';
import { landingAddress } from '@open-discovery/model';
import type { Withdrawal } from '@open-discovery/model';
import type { RefObject } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useFormat } from '../../../../runtime/use-format.ts';
import { withdrawAddress } from '../../../../runtime/console-addresses.ts';
import { AskingButton } from '../../parts/asking-button.tsx';
import { SearchedList } from '../../parts/list/searched-list.tsx';
import { useChangeWithNote } from '../../parts/use-change-with-note.tsx';

interface WithdrawnRecordsProps {
  /** The link to the form that withdraws a record. */
  readonly add: RefObject<HTMLAnchorElement | null>;
}

/** The withdrawn records, the latest first, each with its way back. */
export const WithdrawnRecords = ({ add }: WithdrawnRecordsProps) => {
  const t = useMessages();
  const { send, note } = useChangeWithNote();
  return (
    <>
      <p>{t('admin-withdrawals.lead')}</p>
      <p>
        <Link ref={add} className="btn" to={withdrawAddress()}>
          {t('admin-withdrawals.withdraw')}
        </Link>
      </p>
      <SearchedList
        label={t('admin.withdrawals')}
        search={t('admin-withdrawals.search')}
        read={getWithdrawals}
        keyOf={({ _id }) => _id}
        empty={t('admin-withdrawals.empty')}
        note={note}
      >
        {(withdrawal) => (
          <WithdrawalEntry
            withdrawal={withdrawal}
            onRestore={() => void send(restoreRecords([withdrawal._id]), t('admin-withdrawals.restored'))}
          />
        )}
      </SearchedList>
    </>
  );
};

interface WithdrawalEntryProps {
  readonly withdrawal: Withdrawal;
  readonly onRestore: () => void;
}

const WithdrawalEntry = ({ withdrawal, onRestore }: WithdrawalEntryProps) => {
  const t = useMessages();
  const { day } = useFormat();
  const { recordId, kind, reason, explanation, withdrawnAt, withdrawnBy, withdrawnByName, title } =
    withdrawal;
  const name = title ?? recordId;
  return (
    <article>
      <h2>{name}</h2>
      <p className="soft small">
        {t(`one.${kind}`)} ·{' '}
        <Link className="admin-break" to={landingAddress(kind, recordId)}>
          {recordId}
        </Link>
      </p>
      {title === null && <p className="soft">{t('admin.record-gone')}</p>}
      <p>
        {t(`admin-withdrawals.reason-${reason}`)}
        {explanation !== '' && ` – ${explanation}`}
      </p>
      <p className="soft small">
        {t('admin-withdrawals.withdrawn', { date: day(withdrawnAt), name: withdrawnByName ?? withdrawnBy })}
      </p>
      <div className="row">
        <Link
          className="btn"
          to={withdrawAddress(recordId)}
          aria-label={t('admin-withdrawals.change-of', { name })}
        >
          {t('admin-withdrawals.change')}
        </Link>
        <AskingButton
          name={t('admin-withdrawals.restore-of', { name })}
          title={t('admin-withdrawals.restore-title')}
          confirm={t('admin-withdrawals.restore')}
          onConfirm={onRestore}
        >
          <p>{t('admin-withdrawals.restore-text', { name })}</p>
        </AskingButton>
      </div>
    </article>
  );
};
