import type { PortalConfiguration } from '@open-discovery/config';
import type { Endpoint } from '@open-discovery/http';
import { toUser } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';
import { lastSegmentOf } from './address-parts.ts';
import type { UserApi } from './later-apis.ts';

const getUserInfo = (path: string): Endpoint<User | null> => ({
  method: 'GET',
  path,
  parse: (json) => toUser(json),
});

type Addresses = Pick<PortalConfiguration, 'addresses'>;

const withUserInfo = (userApi: UserApi, { addresses }: Addresses) =>
  userApi.injectEndpoints({
    endpoints: (build) => ({
      userInfo: build.query<User | null, undefined>({
        queryFn: async (_none, _api, _extra, sendEndpoint) => {
          const answer = await sendEndpoint(getUserInfo(lastSegmentOf(addresses.userInfo)));
          return { data: answer.error ? null : (answer.data as User | null) };
        },
        // For as long as the page stands, whether or not something on it shows the user.
        keepUnusedDataFor: Number.POSITIVE_INFINITY,
      }),
    }),
  });

/**
 * Who is logged in, as an endpoint of the login service's slice. A failure is an answer: nobody. The login check is
 * done once the query has settled. Spec §4 "Startup", §8 "User info failure".
 * @example const { data: user } = await store.dispatch(sessionOf(userApi, configuration).userInfo.initiate(undefined));
 */
export const sessionOf = (userApi: UserApi, configuration: Addresses) =>
  withUserInfo(userApi, configuration).endpoints;

/** Forgets who is logged in, wherever it is shown: an action for the store. Spec §4 "Authorization failures". */
export const forgetUser = (userApi: UserApi, configuration: Addresses) =>
  withUserInfo(userApi, configuration).util.upsertQueryData('userInfo', undefined, null);
