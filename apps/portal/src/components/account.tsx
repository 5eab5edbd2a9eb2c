import { deferred } from '../app/deferred.tsx';
import { usePortal } from '../app/portal-context.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { isLoggedIn } from '../session/login.ts';
import { LoginLink } from '../session/login-link.tsx';

const UserMenu = deferred(
  async () => (await import('../session/user-menu.tsx')).UserMenu,
  () => isLoggedIn(document.cookie),
);

/** The corner of who is logged in: the user's menu once the login check has found one, else the way to log in. */
export const Account = () => <UserMenu fallback={<Login />} />;

/** Hidden where the portal has its login button switched off. Spec §3, "enableLogin". */
export const Login = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  return configuration.enableLogin ? <LoginLink className="btn small">{t('menu.login')}</LoginLink> : null;
};
