import type { PortalStore } from '@open-discovery/portal-state';
import type { User } from '@open-discovery/roles';
import { isLoggedIn } from './login.ts';

/** The part of the store that knows the user. */
export type SessionSource = Pick<PortalStore, 'store' | 'userApi'>;

/**
 * Fetches the logged-in user, once per page; `null` for an anonymous visitor. Without the access-token cookie nothing is
 * fetched. For browsers: the server knows no visitor. Spec §4 "Startup".
 */
export const fetchCurrentUser = async ({ store, userApi }: SessionSource): Promise<User | null> => {
  if (!isLoggedIn(document.cookie)) return null;
  const { data } = await store.dispatch(userApi.endpoints.getUser.initiate(undefined, { subscribe: false }));
  return data ?? null;
};
