import { useNavigate } from 'react-router-dom';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { MY_COMMUNITIES_PATH } from '../../runtime/paths.ts';
import { CommunityEntry } from './community-entry.tsx';
import { CommunityGuard } from './community-guard.tsx';
import styles from './my-communities.css?url';

/** A community for those who belong to it. Others are told why they cannot see it, and where to join. */
export const Page = () => {
  const t = useMessages();
  const navigate = useNavigate();
  return (
    <main id="main" className="page my-communities">
      <PageStyles href={styles} />
      <PageHead title={t('my-communities.own')} noIndex />
      <p>
        <Link to={MY_COMMUNITIES_PATH}>{t('my-communities.back')}</Link>
      </p>
      <h1>{t('my-communities.own')}</h1>
      <CommunityGuard guard={({ parts }) => (parts.length > 0 ? null : 'notSubscriber')}>
        {(community) => (
          <>
            <ul className="cards">
              <CommunityEntry
                heading="h2"
                community={community}
                isOnOwnPage
                onChange={() => void navigate(MY_COMMUNITIES_PATH)}
              />
            </ul>
            <p>{t(community.isOpen ? 'my-communities.open' : 'my-communities.invited')}</p>
            {community.parts.some((part) => part !== 'member') && (
              <p>
                <Link to={`${MY_COMMUNITIES_PATH}/${encodeURIComponent(community.pid)}/members`}>
                  {t('my-communities.manage-members')}
                </Link>
              </p>
            )}
          </>
        )}
      </CommunityGuard>
    </main>
  );
};
