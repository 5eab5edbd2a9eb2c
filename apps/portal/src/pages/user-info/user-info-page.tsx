import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { sameOriginPath } from './same-origin-path.ts';

const REASONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Why a page is not open to this visitor, and the way on. Spec §4, "Route guard reason codes". */
export const UserInfoPage = () => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const reason = REASONS.find((code) => code === parameters.get('errorCode'));
  const back = sameOriginPath(parameters.get('redirectUrl'));
  return (
    <main id="main" className="page broken">
      <PageHead title={t('user-info.title')} noIndex />
      <h1>{t('user-info.title')}</h1>
      <p>{reason ? t(`user-info.reason-${reason}`) : t('user-info.anonymous')}</p>
      <p>
        <Link className="btn" to={back ?? '/'}>
          {t(back ? 'user-info.back' : 'error.home')}
        </Link>
      </p>
    </main>
  );
};
