import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../errors/api-error.ts';
import { findPortal, listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { targetOf } from './stored-items.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRequest, ChosenAction } from './admin-route.ts';
import { addPortalRoute } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { divHelpOf, groupedDivHelp, groupedPageHelp, pageHelpOf } from './help-views.ts';
import { QUERIES } from './queries.ts';
import type { PortalItem } from './views.ts';

const TAG = 'Help content';
const READ = { method: 'GET', tag: TAG } as const;

interface Filter {
  readonly active: boolean;
  readonly community?: string;
}

/** Active texts are public. Drafts of one portal are for its editors, drafts of all portals for administrators. */
const LISTING: ChosenAction<Filter, null> = {
  among: ['content.read', 'content.readDrafts', 'shared.readDrafts'],
  choose: ({ query: { active, community } }) => {
    if (active) return 'content.read';
    return community === undefined ? 'shared.readDrafts' : 'content.readDrafts';
  },
};
const GROUPING: ChosenAction<{ readonly active: boolean }, null> = {
  among: ['content.read', 'content.readDrafts'],
  choose: ({ query: { active } }) => (active ? 'content.read' : 'content.readDrafts'),
};

const communityOf = ({ content, query: { community } }: AdminRequest<Filter, null>): Target[] => [
  targetOf(content, community),
];

const portalsOf = (content: Content, community: string | undefined): PortalItem[] => {
  if (community === undefined) return listItems(content, 'portal');
  const portal = findPortal(content, community);
  if (!portal) throw new ApiError(404, `There is no such portal: ${community}`);
  return [portal];
};

/** Adds the calls that pages fetch help texts with. Spec §7 "Help content". */
export const addPublicHelpRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/divhelpcontent',
    summary: 'Help texts at div ids',
    action: LISTING,
    targets: communityOf,
    query: QUERIES.divHelp,
    answer: z.array(ANSWERS.divHelp),
    reply: ({ content, query }) =>
      portalsOf(content, query.community).flatMap((portal) => divHelpOf(content, portal, query)),
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/pagehelpcontent',
    summary: 'Help texts at positions of pages',
    action: LISTING,
    targets: communityOf,
    query: QUERIES.pageHelp,
    answer: z.array(ANSWERS.pageHelp),
    reply: ({ content, query }) =>
      portalsOf(content, query.community).flatMap((portal) => pageHelpOf(content, portal, query)),
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/divhelpcontent/grouped',
    summary: 'Help texts of a page by div id',
    action: GROUPING,
    query: QUERIES.grouped,
    answer: ANSWERS.groupedDivHelp,
    reply: ({ content, portal, query }) => groupedDivHelp(content, portal, query),
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/pagehelpcontent/grouped',
    summary: 'Help texts of a page by position',
    action: GROUPING,
    query: QUERIES.grouped,
    answer: ANSWERS.groupedPageHelp,
    reply: ({ content, portal, query }) => groupedPageHelp(content, portal, query),
  });
};
