import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useUser } from './use-user.ts';

interface WhoIsLoggedInProps {
  /** What is shown to nobody. */
  readonly nobody: ReactNode;
}

/** One sentence on who the portal takes the visitor for. */
export const CurrentUserStatus = ({ nobody }: WhoIsLoggedInProps) => {
  const t = useMessages();
  const user = useUser();
  if (user === undefined) return <p>{t('guard.checking')}</p>;
  return user ? <p>{t('user-info.logged-in', { name: user.fullname })}</p> : nobody;
};
