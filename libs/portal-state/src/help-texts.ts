import { getGroupedPageHelp } from '@open-discovery/admin-client';
import type { PortalKey } from '@open-discovery/admin-client';
import { HELP_POSITIONS } from '@open-discovery/model';
import type { GroupedPageHelp, HelpPosition } from '@open-discovery/model';
import type { AdminToolApi } from './later-apis.ts';

/** HTML by its position on the page. */
export type HelpTexts = Readonly<Partial<Record<HelpPosition, string>>>;

/** A page of a portal. */
export interface HelpPlace {
  readonly portal: PortalKey;
  /** Route of the page. */
  readonly page: string;
}

const toHtml = (help: GroupedPageHelp): HelpTexts =>
  Object.fromEntries(
    HELP_POSITIONS.filter((position) => help[position].length > 0).map((position) => [
      position,
      help[position].map(({ content }) => content).join('\n'),
    ]),
  );

/**
 * The help texts of a page, as an endpoint of the admin tool's slice. A failure is an answer: none. A page does without.
 * @example await store.dispatch(helpOf(adminToolApi).helpTexts.initiate({ portal, page: '/' }));
 */
export const helpOf = (adminToolApi: AdminToolApi) =>
  adminToolApi.injectEndpoints({
    endpoints: (build) => ({
      helpTexts: build.query<HelpTexts, HelpPlace>({
        queryFn: async ({ portal, page }, _api, _extra, sendEndpoint) => {
          const answer = await sendEndpoint(getGroupedPageHelp(portal, page));
          return { data: answer.error ? {} : toHtml(answer.data as GroupedPageHelp) };
        },
      }),
    }),
  }).endpoints;
