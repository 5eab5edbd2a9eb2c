import { objectOf, oneOf, readText } from '@open-discovery/http';
import { RECORD_KINDS, WITHDRAWAL_REASONS } from '@open-discovery/model';
import type { WithdrawalNotice } from '@open-discovery/model';
import { isPortalAdministrator } from '@open-discovery/roles';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { ADMIN_PATH, consoleAddress } from '../../runtime/admin-path.ts';
import { withdrawalsAddress } from '../../runtime/console-addresses.ts';
import { useUser } from '../../session/use-user.ts';

const readNotice = objectOf<WithdrawalNotice>({
  kind: oneOf(RECORD_KINDS),
  reason: oneOf(WITHDRAWAL_REASONS),
  explanation: readText,
  withdrawnAt: readText,
});

/** Returns what the page's loader knows about a withdrawn record; null if none was requested. */
export const useWithdrawalNotice = (): WithdrawalNotice | null => {
  const body: unknown = Reflect.get(Object(useLoaderData<unknown>()), 'body');
  const notice: unknown = Reflect.get(Object(body), 'withdrawal');
  return notice === undefined ? null : readNotice(notice, 'withdrawal');
};

interface WithdrawnRecordProps {
  readonly withdrawal: WithdrawalNotice;
  /** The advice below. */
  readonly children: ReactNode;
}

/** The page in place of a record that was withdrawn: its kind, when and why, and nothing else about it. */
export const WithdrawnRecord = ({ withdrawal, children }: WithdrawnRecordProps) => {
  const t = useMessages();
  const { day } = useFormat();
  const { kind, reason, explanation, withdrawnAt } = withdrawal;
  return (
    <main id="main" className="page broken">
      <PageHead title={t('error.withdrawn')} noIndex />
      <h1>{t('error.withdrawn')}</h1>
      <p>{t('error.withdrawn-on', { type: t(`type-name.${kind}`), date: day(withdrawnAt) })}</p>
      <p>{t(`error.withdrawn-${reason}`)}</p>
      {explanation
        .split(/\n+/)
        .filter((paragraph) => paragraph !== '')
        .map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      {children}
      <WithdrawnRecordsLink />
    </main>
  );
};

/** Leads those who may restore records to the withdrawn ones in the console; nothing for others. */
const WithdrawnRecordsLink = () => {
  const t = useMessages();
  const user = useUser();
  const console = consoleAddress(usePortal().configuration);
  if (!user || !isPortalAdministrator(user.role) || console === null) return null;
  return (
    <p>
      <a href={withdrawalsAddress(console)} data-page={console === ADMIN_PATH ? '' : undefined}>
        {t('error.withdrawn-records')}
      </a>
    </p>
  );
};
