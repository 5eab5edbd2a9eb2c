import type { PortalConfiguration } from '@open-discovery/config';
import { endpointAddress, statusOf } from '@open-discovery/http';
import type { Endpoint, HttpError } from '@open-discovery/http';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { HELP_TAG, PORTAL_TAG } from './admin-tool-api.ts';
import type { PortalApis } from './create-portal-apis.ts';
import { folderOf } from './portal-services.ts';
import { createRefreshUser } from './refresh-user.ts';
import { createRegistryService } from './registry.ts';
import { createServiceSender, senderFor } from './service-sender.ts';
import type { ServiceSender } from './service-sender.ts';
import { createSettledReads } from './settled-reads.ts';

/** The tag of everything that the console reads. What it shows depends on each other: a page on its entities, a menu on its pages. */
const CONTENT_TAG = 'Content';

/** The expected effect of a request, shown before its answer arrives and reverted if it fails. */
export interface Expected<T> {
  /** The request whose answer changes. */
  readonly of: Endpoint<T>;
  readonly change: (current: T) => T;
}

/** A request that changes content. */
interface ContentChange {
  readonly request: Endpoint<unknown>;
  readonly expected?: Expected<unknown>;
}

/**
 * Adds the console's endpoints to the slice of the admin tool: `readContent` and `changeContent`. Their arguments are the
 * requests of `@open-discovery/admin-client`. Every change fetches what is shown again, the portal around the console
 * included. `sendRequest` only returns the answer, such as that to a piece of a file. A request that the server forbids
 * fetches the user again.
 * @example dispatch(consoleApi.endpoints.changeContent.initiate({ request: savePage(page) }))
 */
export const createConsoleApi = (
  { adminToolApi, userApi }: Pick<PortalApis, 'adminToolApi' | 'userApi'>,
  configuration: PortalConfiguration,
) => {
  const { adminTool: baseUrl } = configuration.addresses;
  const adminTool = createServiceSender({ name: 'adminTool', baseUrl, withCredentials: true });
  const otherServices: Readonly<Record<string, ServiceSender>> = {
    registry: createRegistryService(configuration),
    status: createServiceSender({ name: 'status', baseUrl: folderOf(baseUrl) }),
  };
  const refreshUser = createRefreshUser(userApi, configuration);
  const send = async (
    request: Endpoint<unknown>,
    call: Parameters<typeof senderFor>[1] & Pick<BaseQueryApi, 'dispatch'>,
  ): Promise<{ data: unknown } | { error: HttpError }> => {
    // The registry knows the users, the server its own state; the admin tool has everything else.
    const answer = await senderFor(otherServices[request.service ?? ''] ?? adminTool, call)(request);
    // The user may have lost a role since the page was loaded.
    if (!answer.ok && statusOf(answer.error) === 403) void refreshUser(call);
    return answer.ok ? { data: answer.value } : { error: answer.error };
  };
  const settled = createSettledReads();
  const api = adminToolApi.enhanceEndpoints({ addTagTypes: [CONTENT_TAG] }).injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      readContent: build.query<unknown, Endpoint<unknown>>({
        queryFn: (request, call) => settled.read(() => send(request, call)),
        serializeQueryArgs: ({ queryArgs }) => endpointAddress('', queryArgs),
        providesTags: [CONTENT_TAG],
        keepUnusedDataFor: 0,
      }),
      changeContent: build.mutation<unknown, ContentChange>({
        queryFn: ({ request }, call) => settled.change(() => send(request, call)),
        onQueryStarted: async ({ expected }, { dispatch, queryFulfilled }) => {
          if (!expected) return;
          const { change, of } = expected;
          const patch = dispatch(api.util.updateQueryData('readContent', of, change));
          await queryFulfilled.catch(() => patch.undo());
        },
        // Without an answer, the change may have been stored.
        invalidatesTags: (_answer, error) =>
          error?.kind === 'status' ? [] : [CONTENT_TAG, PORTAL_TAG, HELP_TAG],
      }),
      sendRequest: build.mutation<unknown, Endpoint<unknown>>({ queryFn: send }),
    }),
  });
  return api;
};

export type ConsoleApi = ReturnType<typeof createConsoleApi>;
