import { parseSameOriginPath } from '@open-discovery/http';
import { useSearchParams } from 'react-router-dom';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { hasDraft } from '../../runtime/drafts.ts';
import { tabStorage } from '../../runtime/tab-storage.ts';
import { useHydrated } from '../../runtime/use-hydrated.ts';
import { isLoggedIn } from '../../session/login.ts';
import { LoginLink } from '../../session/login-link.tsx';
import { REASON_CODES, reasonOf } from '../../session/reasons.ts';
import type { Reason } from '../../session/reasons.ts';

const CurrentUserStatus = clientOnlyLazy(
  async () => (await import('../../session/current-user-status.tsx')).CurrentUserStatus,
  () => isLoggedIn(document.cookie),
);

/** The value of `failure` for a login that the database of the server did not allow. */
const LOGIN_UNAVAILABLE = 'unavailable';

/** The reasons that no login resolves. */
const NOT_ABOUT_USERS: readonly (Reason | null)[] = ['notValid', 'noCommunity', null];

/**
 * Explains why a page is not available to this visitor, who is logged in, and how to continue. Spec §4 "Route
 * guard reason codes".
 */
export const Page = () => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const reason = reasonOf(parameters.get('errorCode'));
  const back = parseSameOriginPath(parameters.get('redirectUrl'));
  const text = useReasonText(reason, parameters.get('failure'));
  const nobody = <Nobody reason={reason} returnTo={back ?? '/'} />;
  return (
    <main id="main" className="page broken">
      <PageHead title={t('user-info.title')} noIndex />
      <h1>{t('user-info.title')}</h1>
      {text && <p>{t(text)}</p>}
      <CurrentUserStatus nobody={nobody} fallback={nobody} />
      <p>
        <Link className="btn" to={back ?? '/'}>
          {t(back ? 'user-info.back' : 'error.home')}
        </Link>
      </p>
    </main>
  );
};

/** Returns the sentence for a reason. A missing login has more than one: the tab knows of unsaved work, the server of failures. */
const useReasonText = (reason: Reason | null, failure: string | null): MessageId | null => {
  const isHydrated = useHydrated();
  if (reason === null) return null;
  if (reason === 'notLoggedIn' && failure === LOGIN_UNAVAILABLE) return 'user-info.login-unavailable';
  const storage = isHydrated && reason === 'notLoggedIn' ? tabStorage() : null;
  return storage && hasDraft(storage) ? 'user-info.kept' : `user-info.reason-${REASON_CODES[reason]}`;
};

interface NobodyProps {
  readonly reason: Reason | null;
  readonly returnTo: string;
}

const Nobody = ({ reason, returnTo }: NobodyProps) => {
  const t = useMessages();
  return (
    <>
      {reason !== 'notLoggedIn' && <p>{t('user-info.anonymous')}</p>}
      {!NOT_ABOUT_USERS.includes(reason) && (
        <p>
          <LoginLink className="btn primary" returnTo={returnTo}>
            {t('menu.login')}
          </LoginLink>
        </p>
      )}
    </>
  );
};
