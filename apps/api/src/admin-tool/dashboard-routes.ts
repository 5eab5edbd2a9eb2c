import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies } from './admin-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { dashboardOf, fullDashboard, listedDashboard, readDashboardAs } from './dashboard-views.ts';
import type { DashboardPortal } from './dashboard-views.ts';

const READ = {
  method: 'GET',
  tag: 'Dashboards',
  action: 'content.read',
  targets: () => [null],
} as const;

const dashboardsIn = (content: Content): DashboardPortal[] =>
  listItems(content, 'portal').flatMap((portal) => dashboardOf(portal) ?? []);

/** Adds the calls of dashboards. Everybody may make them; what they answer depends on the caller's roles. Spec §1, §6. */
export const addDashboardRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/dashboards',
    summary: 'The dashboards that the caller may see',
    answer: z.array(ANSWERS.listedDashboard),
    reply: ({ caller, content }) =>
      dashboardsIn(content)
        .filter((portal) => readDashboardAs(caller, portal) === 'allowed')
        .map(listedDashboard),
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/dashboards/:alias',
    summary: 'One dashboard: its figures, and what they count',
    answer: ANSWERS.fullDashboard,
    reply: ({ caller, content, path }) => {
      const alias = path('alias').toLowerCase();
      const portal = dashboardsIn(content).find(({ dashboard }) => dashboard.alias === alias);
      if (!portal) throw new ApiError(404, `There is no such dashboard: ${alias}`);
      const verdict = readDashboardAs(caller, portal);
      if (verdict === 'allowed') return fullDashboard(caller, portal);
      // A private dashboard answers 403, never 401: a login would not help. Spec §2 "Error page".
      if (portal.dashboard.visibility === 'private') throw new ApiError(403, 'Private data');
      throw new ApiError(verdict, 'This dashboard is for people with a role on it');
    },
  });
};
