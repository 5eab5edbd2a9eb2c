import { clientOnlyLazy } from '../hydration/client-only-lazy.tsx';
import { isLoggedIn } from './login.ts';
import { LoginButton } from './login-button.tsx';

const UserMenu = clientOnlyLazy(
  async () => (await import('./user-menu.tsx')).UserMenu,
  () => isLoggedIn(document.cookie),
);

/** The user's menu once the login check has found a user, otherwise the login button. */
export const Account = () => <UserMenu fallback={<LoginButton />} />;
