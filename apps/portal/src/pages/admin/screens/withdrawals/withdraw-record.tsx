import { findWithdrawable } from '@open-discovery/admin-client';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { withdrawAddress } from '../../../../runtime/console-addresses.ts';
import { FindForm } from '../../parts/record/find-form.tsx';
import { FoundRecord } from '../../parts/record/found-record.tsx';
import { useFoundRecord } from '../../parts/record/use-found-record.ts';
import { screenAddress } from '../../screen-address.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Finds a record, shows it, and asks why it is withdrawn. */
export const WithdrawRecord = ({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const asked = parameters.get('record') ?? '';
  const found = useFoundRecord(asked, findWithdrawable);
  return (
    <>
      <p>
        <Link to={screenAddress('withdrawals')}>{t('admin-withdrawals.back')}</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {t('admin-withdrawals.withdraw')}
      </h2>
      <FindForm
        name="record"
        label={t('admin.record')}
        find={t('admin.record-find')}
        asked={asked}
        onFind={(text) => void navigate(withdrawAddress(text))}
      />
      {asked !== '' && (
        <section>
          <FoundRecord key={asked} found={found} none={t('admin-withdrawals.none')} />
          {found.chosen && <WithdrawForm key={found.chosen.id} record={found.chosen} />}
        </section>
      )}
    </>
  );
};
