import type { PortalConfiguration } from '@open-discovery/config';
import type { HttpError } from '@open-discovery/http';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import type { User } from '@open-discovery/roles';
import { senderFor } from './service-sender.ts';
import type { ServiceSender } from './service-sender.ts';

/**
 * Creates the slice of the login service. A failure is an answer: an anonymous visitor, `null`. The login check is done
 * once the query has settled. Spec §4 "Startup", §8 "User info failure".
 */
export const createUserApi = (
  sendTo: ServiceSender,
  { addresses: { userInfo } }: Pick<PortalConfiguration, 'addresses'>,
) =>
  createApi({
    reducerPath: 'user',
    baseQuery: fakeBaseQuery<HttpError>(),
    endpoints: (build) => ({
      getUser: build.query<User | null, undefined>({
        queryFn: async (_none, call) => {
          // Most visitors are anonymous, so the code of the call is loaded when it is sent.
          const { getUserInfo } = await import('./get-user-info.ts');
          const answer = await senderFor(sendTo, call)(getUserInfo(userInfo));
          return { data: answer.ok ? answer.value : null };
        },
        keepUnusedDataFor: Number.POSITIVE_INFINITY,
      }),
    }),
  });

export type UserApi = ReturnType<typeof createUserApi>;

/** Creates the action that makes the visitor anonymous everywhere. Spec §4 "Authorization failures". */
export const forgetUser = ({ util }: UserApi) => util.upsertQueryData('getUser', undefined, null);
