import { skipToken } from '@reduxjs/toolkit/query';
import type { User } from '@open-discovery/roles';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../runtime/portal-context.tsx';
import { useQueryData } from '../runtime/use-query-data.ts';
import { isLoggedIn } from './login.ts';

/** A login or logout loads the page again. */
const neverChanges = () => () => undefined;

/**
 * Returns the logged-in user; `null` for an anonymous visitor and on the server, `undefined` until the login check is
 * done.
 */
export const useUser = (): User | null | undefined => {
  const { getUser } = usePortal().userApi.endpoints;
  // The server's HTML and its hydration know no visitor.
  const hasToken = useSyncExternalStore(
    neverChanges,
    () => isLoggedIn(document.cookie),
    () => false,
  );
  const user = useQueryData(getUser, hasToken ? undefined : skipToken);
  return hasToken ? user : null;
};
