import type { Statistics } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { findPortal } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { targetOf } from './stored-items.ts';
import type { Draft } from '../content/draft.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRequest } from './admin-route.ts';
import { changeAs } from './change-as.ts';
import { ANSWERS } from './answer-schemas.ts';
import { portalFor } from './dashboard-views.ts';
import { QUERIES } from './queries.ts';
import { statisticsItemOf, statisticsOf } from './views.ts';
import type { PortalItem } from './views.ts';

const TAG = 'Statistics';
const READ = { method: 'GET', tag: TAG, action: 'content.read' } as const;
const WRITE = {
  method: 'POST',
  tag: TAG,
  action: 'content.edit',
  answer: ANSWERS.statistics,
} as const;

/** The valid names of entities and charts. They become keys of objects, so `__proto__` is not among them. */
const KEY = /^[A-Za-z0-9][\w.:-]{0,99}$/;

const target = ({ content, path }: AdminRequest<unknown, unknown>): Target[] => [
  targetOf(content, path('pid')),
];

const portalOf = (content: Content, { path }: AdminRequest<unknown, unknown>): PortalItem => {
  const portal = findPortal(content, path('pid'));
  if (portal) return portal;
  throw new ApiError(404, problem('gone', { kind: 'portal', id: path('pid') }));
};

const keyIn = ({ path }: AdminRequest<unknown, unknown>, name: string): string => {
  const key = path(name);
  if (KEY.test(key)) return key;
  throw new ApiError(400, `${name}: may contain letters, digits and _ . : - only, at most 100`);
};

/** Changes the choices of a portal. The first change creates them. */
const changeChoices = (
  draft: Draft,
  portal: PortalItem,
  change: (present: Statistics) => Statistics,
): Statistics => {
  const item = statisticsItemOf(draft.content(), portal);
  const next = change(statisticsOf(draft.content(), portal));
  const stored = item
    ? draft.set(item, { fields: next }, 'toggle')
    : draft.create('statistics', portal.fields.pid, next);
  return stored.fields;
};

/** Adds the calls for the statistics that communities show. Spec §7 "Statistics". */
export const addStatisticsRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/communities/:pid',
    summary: 'One community with its choice of statistics',
    targets: target,
    answer: ANSWERS.communityStatistics,
    reply: (request) => {
      const portal = portalOf(request.content, request);
      return { ...portalFor(request.caller, portal), statistics: statisticsOf(request.content, portal) };
    },
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/statistics/:pid',
    summary: 'The choice of statistics of a community',
    targets: target,
    answer: ANSWERS.statistics,
    reply: (request) => statisticsOf(request.content, portalOf(request.content, request)),
  });
  addAdminRoute(app, dependencies, {
    ...WRITE,
    url: '/statistics/:pid/toggle',
    summary: 'Shows or hides all statistics of a community',
    targets: target,
    query: QUERIES.optionalStatus,
    reply: (request) =>
      changeAs(dependencies, request.caller, (draft) =>
        changeChoices(draft, portalOf(draft.content(), request), (present) => ({
          ...present,
          isEnabled: request.query.status ?? !present.isEnabled,
        })),
      ),
  });
  addAdminRoute(app, dependencies, {
    ...WRITE,
    url: '/statistics/:pid/:entity/:chart',
    summary: 'Shows or hides one statistic of a community; omitted parameters change nothing',
    targets: target,
    query: QUERIES.statistic,
    reply: (request) => {
      const [entity, chart] = [keyIn(request, 'entity'), keyIn(request, 'chart')];
      const { status, monitor } = request.query;
      return changeAs(dependencies, request.caller, (draft) =>
        changeChoices(draft, portalOf(draft.content(), request), ({ choices, ...rest }) => {
          const charts = choices[entity] ?? {};
          const { status: wasShown = false, monitor: wasOnMonitor = false } = charts[chart] ?? {};
          const choice = { status: status ?? wasShown, monitor: monitor ?? wasOnMonitor };
          return { ...rest, choices: { ...choices, [entity]: { ...charts, [chart]: choice } } };
        }),
      );
    },
  });
};
