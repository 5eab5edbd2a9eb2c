import { objectOf, oneOf, readText } from '@open-discovery/http';
import { RECORD_KINDS, WITHDRAWAL_REASONS } from '@open-discovery/model';
import type { WithdrawalNotice } from '@open-discovery/model';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';

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
    </main>
  );
};
