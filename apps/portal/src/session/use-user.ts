import { skipToken } from '@reduxjs/toolkit/query';
import type { User } from '@open-discovery/roles';
import { usePortal } from '../runtime/portal-context.tsx';
import { useQueryData } from '../runtime/use-query-data.ts';
import { isLoggedIn } from './login.ts';

/**
 * Returns the logged-in user; `null` for an anonymous visitor, `undefined` until the login check is done. For components
 * that only browsers render: the server knows no visitor.
 */
export const useUser = (): User | null | undefined => {
  const { getUser } = usePortal().userApi.endpoints;
  const hasToken = isLoggedIn(document.cookie);
  const user = useQueryData(getUser, hasToken ? undefined : skipToken);
  return hasToken ? user : null;
};
