import type { User } from '@open-discovery/roles';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../runtime/use-hydrated.ts';
import { useMessages } from '../messages/use-messages.ts';
import { withTexts } from '../messages/load-messages.ts';
import { clientOnlyLazy } from '../hydration/client-only-lazy.tsx';
import { isLoggedIn } from './login.ts';
import { LOGIN_CHECK_CATALOG } from './login-check/login-check-catalog.ts';
import { userInfoAddress } from './reasons.ts';
import type { Reason } from './reasons.ts';
import { useUser } from './use-user.ts';

const LoginCheck = clientOnlyLazy(
  withTexts(async () => (await import('./login-check/login-check.tsx')).LoginCheck, LOGIN_CHECK_CATALOG),
);

/** Returns the reason why a user may not see a page; `null` for a user who may. */
export type Guard = (user: User) => Reason | null;

interface GuardedProps {
  /** By default, every user may see the content. */
  readonly guard?: Guard;
  /** The reason for visitors without a login. */
  readonly anonymous?: Reason;
  readonly children: (user: User) => ReactNode;
}

/**
 * The content of a page for some users only. It leads everybody else to the page that explains the reason, and that leads
 * back. The server, which knows no visitor, shows that the login is being checked. A login that cannot be checked is not a missing
 * one: the page stays, and offers to try again. Every call of the content is checked by
 * its own server, too. Spec §4 "Route guard reason codes".
 */
export const Guarded = ({ guard = () => null, anonymous = 'notLoggedIn', children }: GuardedProps) => {
  const t = useMessages();
  const user = useUser();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isAnonymous, setAnonymous] = useState(false);
  const onAnonymous = useCallback(() => setAnonymous(true), []);
  // A service that answers takes the cookie of a login that has ended.
  const isUnchecked = isHydrated && user === null && !isAnonymous && isLoggedIn(document.cookie);
  const isKnown = isHydrated && user !== undefined && !isUnchecked;
  const reasonOf = (visitor: User | null): Reason | null => (visitor ? guard(visitor) : anonymous);
  const reason = isKnown ? reasonOf(user) : null;
  useEffect(() => {
    if (reason) void navigate(userInfoAddress(reason, `${pathname}${search}`), { replace: true });
  }, [reason, navigate, pathname, search]);
  if (isKnown && user && !reason) return children(user);
  const checking = (
    <p role="status" className="scripted">
      {t('user-info.checking')}
    </p>
  );
  return isUnchecked ? <LoginCheck onAnonymous={onAnonymous} fallback={checking} /> : checking;
};
