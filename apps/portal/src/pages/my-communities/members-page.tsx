import { useCallback, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { PageButtons } from '../../components/page-buttons.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useServiceData } from '../../runtime/use-service-data.ts';
import { MY_COMMUNITIES_PATH } from '../../runtime/paths.ts';
import { useLoginService } from '../../session/use-login-service.ts';
import { getMembers, MEMBERS_PAGE } from './community-calls.ts';
import type { UserCommunity } from './community-calls.ts';
import { CommunityGuard } from './community-guard.tsx';
import styles from './my-communities.css?url';
import { Loading } from '../../components/loading.tsx';

/** The members of a community, for those who manage or curate it. */
export const Page = () => {
  const t = useMessages();
  return (
    <main id="main" className="page my-communities">
      <PageStyles href={styles} />
      <PageHead title={t('my-communities.members')} noIndex />
      <p>
        <Link to={MY_COMMUNITIES_PATH}>{t('my-communities.back')}</Link>
      </p>
      <h1>{t('my-communities.members')}</h1>
      <CommunityGuard
        guard={({ parts }) => (parts.some((part) => part !== 'member') ? null : 'notConnectAdmin')}
      >
        {(community) => <MemberList community={community} />}
      </CommunityGuard>
    </main>
  );
};

const MemberList = ({ community: { pid, name } }: { readonly community: UserCommunity }) => {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const send = useLoginService();
  const { value, error } = useServiceData(useCallback(() => send(getMembers(pid, page)), [send, pid, page]));
  if (error) return <p role="alert">{t('my-communities.load-failed')}</p>;
  if (value === null) return <Loading />;
  const { total, results } = value;
  return (
    <>
      <h2>{name}</h2>
      <p role="status">{t('my-communities.members-lead', { total })}</p>
      <ul>
        {results.map(({ id, name: member, email }) => (
          <li key={id}>
            {member} <span className="soft">{email}</span>
          </li>
        ))}
      </ul>
      {total > MEMBERS_PAGE && (
        <PageButtons
          page={page}
          isFirst={page === 1}
          isLast={page * MEMBERS_PAGE >= total}
          onChange={setPage}
        />
      )}
    </>
  );
};
