import type { PortalConfiguration } from '@open-discovery/config';
import type { PortalStore } from '@open-discovery/portal-state';
import type { User } from '@open-discovery/roles';
import { isLoggedIn } from './login.ts';

export interface SessionSource extends Pick<PortalStore, 'store' | 'userApi'> {
  readonly configuration: PortalConfiguration;
}

/**
 * Who is logged in, asked of the login service once a page; `null` for nobody. Without the access-token cookie nobody
 * is, so nobody is asked for. For browsers: the server knows no visitor. Spec §4 "Startup".
 */
export const fetchCurrentUser = async ({
  store,
  userApi,
  configuration,
}: SessionSource): Promise<User | null> => {
  if (!isLoggedIn(document.cookie)) return null;
  const { sessionOf } = await import('./session-api.ts');
  const { userInfo } = sessionOf(userApi, configuration);
  const { data } = await store.dispatch(userInfo.initiate(undefined, { subscribe: false }));
  return data ?? null;
};
