import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useUser } from './use-user.ts';

interface CurrentUserStatusProps {
  /** Shown to anonymous visitors. */
  readonly nobody: ReactNode;
}

/** A sentence on who is logged in. */
export const CurrentUserStatus = ({ nobody }: CurrentUserStatusProps) => {
  const t = useMessages();
  const user = useUser();
  if (user === undefined) return <p>{t('user-info.checking')}</p>;
  return user ? <p>{t('user-info.logged-in', { name: user.fullname })}</p> : nobody;
};
