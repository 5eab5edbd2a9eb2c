import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { LoginLink } from './login-link.tsx';

/** The login button; absent where the portal switches it off. Spec §3, "enableLogin". */
export const LoginButton = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  return configuration.enableLogin ? <LoginLink className="btn small">{t('menu.login')}</LoginLink> : null;
};
