import { getGroupedDivHelp, getGroupedPageHelp } from '@open-discovery/admin-client';
import { HELP_POSITIONS } from '@open-discovery/model';
import type { GroupedPageHelp } from '@open-discovery/model';
import type { SendToAdminTool } from './fetch-portal.ts';
import type { DivHelp, HelpPlace, PageHelp } from './help-content.ts';

const htmlOf = (texts: readonly { readonly content: string }[]): string =>
  texts.map(({ content }) => content).join('\n');

const toPageHelp = (help: GroupedPageHelp): PageHelp =>
  Object.fromEntries(
    HELP_POSITIONS.filter((position) => help[position].length > 0).map((position) => [
      position,
      htmlOf(help[position]),
    ]),
  );

/** Fetches the help texts of a page, by position. Returns none where the call fails: the page is shown without them. */
export const fetchPageHelp = async (
  { portal, page }: HelpPlace,
  send: SendToAdminTool,
): Promise<PageHelp> => {
  const answer = await send(getGroupedPageHelp(portal, page));
  return answer.ok ? toPageHelp(answer.value) : {};
};

/** Fetches the help texts of a page's named locations, by location. Returns none where the call fails. */
export const fetchDivHelp = async ({ portal, page }: HelpPlace, send: SendToAdminTool): Promise<DivHelp> => {
  const answer = await send(getGroupedDivHelp(portal, page));
  if (!answer.ok) return {};
  return Object.fromEntries(
    Object.entries(answer.value).map(([location, texts]) => [location, htmlOf(texts)]),
  );
};
