import { clientOnlyLazy } from '../hydration/client-only-lazy.tsx';
import { isLoggedIn } from './login.ts';
import { LoginButton } from './login-button.tsx';

const UserMenu = clientOnlyLazy(
  async () => (await import('./user-menu.tsx')).UserMenu,
  () => isLoggedIn(document.cookie),
);

/** The corner of who is logged in: the user's menu once the login check has found one, else the way to log in. */
export const Account = () => <UserMenu fallback={<LoginButton />} />;
