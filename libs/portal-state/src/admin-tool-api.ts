import type { PortalConfiguration } from '@open-discovery/config';
import type { HttpError } from '@open-discovery/http';
import type { FullDashboard, ListedDashboard } from '@open-discovery/model';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { CACHE_SECONDS, CONTENT_SECONDS } from './cache-seconds.ts';
import type { StoredCommunity } from './fetch-community.ts';
import type { CustomPage, CustomPagePlace } from './custom-page.ts';
import { editablePortal } from './editable-portal.ts';
import type { EditablePortal } from './editable-portal.ts';
import type { DivHelp, HelpPlace, PageHelp } from './help-content.ts';
import type { PortalServices } from './portal-services.ts';
import type { QueryResult } from './query-result.ts';
import { senderFor } from './service-sender.ts';

/** Tags that changes in the admin tool invalidate. */
export const PORTAL_TAG = 'Portal';
export const HELP_TAG = 'HelpContent';

type AdminToolServices = Pick<PortalServices, 'adminTool' | 'helpContent'>;

/** Creates the slice with the portal itself and its help texts, which every page has. */
const createPortalContentApi = (
  { adminTool, helpContent }: AdminToolServices,
  configuration: PortalConfiguration,
) =>
  createApi({
    reducerPath: 'adminTool',
    baseQuery: fakeBaseQuery<HttpError>(),
    keepUnusedDataFor: CACHE_SECONDS,
    tagTypes: [PORTAL_TAG, HELP_TAG],
    endpoints: (build) => ({
      getPortal: build.query<EditablePortal | null, undefined>({
        queryFn: async (_none, call) => {
          // A static portal is the one of its file; nothing can change it while the process runs.
          if (configuration.static) return { data: editablePortal(configuration) };
          const { fetchPortal } = await import('./fetch-portal.ts');
          return { data: await fetchPortal(configuration, senderFor(adminTool, call)) };
        },
        providesTags: [PORTAL_TAG],
        keepUnusedDataFor: Number.POSITIVE_INFINITY,
      }),
      getPageHelp: build.query<PageHelp, HelpPlace>({
        queryFn: async (place, call) => {
          const { fetchPageHelp } = await import('./fetch-help.ts');
          return { data: await fetchPageHelp(place, senderFor(helpContent, call)) };
        },
        providesTags: [HELP_TAG],
        keepUnusedDataFor: CONTENT_SECONDS,
      }),
      getDivHelp: build.query<DivHelp, HelpPlace>({
        queryFn: async (place, call) => {
          const { fetchDivHelp } = await import('./fetch-help.ts');
          return { data: await fetchDivHelp(place, senderFor(helpContent, call)) };
        },
        providesTags: [HELP_TAG],
        keepUnusedDataFor: CONTENT_SECONDS,
      }),
    }),
  });

/**
 * Creates the slice of the admin tool: the portal itself, its help texts, and what single pages show. Failures are data: a
 * portal that could not be fetched is `null`, and help texts that could not be fetched are none. The code of the calls is
 * loaded with the first of them, because the server's page brings the answers along.
 */
export const createAdminToolApi = (services: AdminToolServices, configuration: PortalConfiguration) => {
  const { adminTool } = services;
  return createPortalContentApi(services, configuration).injectEndpoints({
    endpoints: (build) => ({
      getDashboards: build.query<QueryResult<ListedDashboard[]>, undefined>({
        queryFn: async (_none, call) => {
          const { fetchDashboards } = await import('./fetch-dashboards.ts');
          return { data: await fetchDashboards(senderFor(adminTool, call)) };
        },
        providesTags: [PORTAL_TAG],
      }),
      getDashboard: build.query<QueryResult<FullDashboard>, string>({
        queryFn: async (alias, call) => {
          const { fetchDashboardQuietly } = await import('./fetch-dashboards.ts');
          return { data: await fetchDashboardQuietly(alias, adminTool, call) };
        },
        providesTags: [PORTAL_TAG],
      }),
      getCommunity: build.query<StoredCommunity | null, string>({
        queryFn: async (pid, call) => {
          const { fetchCommunity } = await import('./fetch-community.ts');
          return { data: await fetchCommunity(pid, senderFor(adminTool, call)) };
        },
        providesTags: [PORTAL_TAG],
        keepUnusedDataFor: CONTENT_SECONDS,
      }),
      getCustomPage: build.query<QueryResult<CustomPage>, CustomPagePlace>({
        queryFn: async (place, call) => {
          const { fetchCustomPage } = await import('./fetch-custom-page.ts');
          return { data: await fetchCustomPage(place, senderFor(adminTool, call)) };
        },
        providesTags: [PORTAL_TAG],
        keepUnusedDataFor: CONTENT_SECONDS,
      }),
    }),
  });
};
