import type { Statistics } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../api-error.ts';
import { findPortal } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, Asked } from './add-admin-route.ts';
import { changeAs } from './change-as.ts';
import { ANSWERS } from './answer-schemas.ts';
import { NO_BODY } from './body.ts';
import { QUERIES } from './query.ts';
import { statisticsItemOf, statisticsOf } from './views.ts';
import type { PortalItem } from './views.ts';

const TAG = 'Statistics';
const READ = { method: 'GET', tag: TAG, action: 'content.read', query: QUERIES.none, body: NO_BODY } as const;
const WRITE = {
  method: 'POST',
  tag: TAG,
  action: 'content.edit',
  body: NO_BODY,
  answer: ANSWERS.statistics,
} as const;

/** Names of entities and charts are keys: nothing that means something else to an object. */
const KEY = /^[A-Za-z0-9][\w.:-]{0,99}$/;

const target = ({ content, path }: Asked<unknown, unknown>): Target[] => {
  const portal = findPortal(content, path('pid'));
  return [portal && { type: portal.fields.type, pid: portal.fields.pid }];
};

const portalOf = (content: Content, { path }: Asked<unknown, unknown>): PortalItem => {
  const portal = findPortal(content, path('pid'));
  if (portal) return portal;
  throw new ApiError(404, `There is no such portal: ${path('pid')}`);
};

const keyIn = ({ path }: Asked<unknown, unknown>, name: string): string => {
  const key = path(name);
  if (KEY.test(key)) return key;
  throw new ApiError(400, `${name}: has letters, digits and _ . : - only, at most 100`);
};

/** Stores a portal's choices; they come into being when somebody chooses for the first time. */
const choose = (
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

/** Which statistics communities show. Spec §7 "Statistics". */
export const addStatisticsRoutes = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/communities/:pid',
    summary: 'One community, with the statistics that it shows',
    about: target,
    answer: ANSWERS.communityStatistics,
    reply: (asked) => {
      const portal = portalOf(asked.content, asked);
      return { ...toStored(portal), statistics: statisticsOf(asked.content, portal) };
    },
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/statistics/:pid',
    summary: 'Which statistics a community shows',
    about: target,
    answer: ANSWERS.statistics,
    reply: (asked) => statisticsOf(asked.content, portalOf(asked.content, asked)),
  });
  addAdminRoute(app, dependencies, {
    ...WRITE,
    url: '/statistics/:pid/toggle',
    summary: 'Shows or hides the statistics of a community as a whole',
    about: target,
    query: QUERIES.optionalStatus,
    reply: (asked) =>
      changeAs(dependencies, asked.caller, (draft) =>
        choose(draft, portalOf(draft.content(), asked), (present) => ({
          ...present,
          isEnabled: asked.query.status ?? !present.isEnabled,
        })),
      ),
  });
  addAdminRoute(app, dependencies, {
    ...WRITE,
    url: '/statistics/:pid/:entity/:chart',
    summary: 'Chooses one statistic of a community; what is not said stays',
    about: target,
    query: QUERIES.statistic,
    reply: (asked) => {
      const [entity, chart] = [keyIn(asked, 'entity'), keyIn(asked, 'chart')];
      const { status, monitor } = asked.query;
      return changeAs(dependencies, asked.caller, (draft) =>
        choose(draft, portalOf(draft.content(), asked), ({ choices, ...rest }) => {
          const charts = choices[entity] ?? {};
          const { status: wasShown = false, monitor: wasOnMonitor = false } = charts[chart] ?? {};
          const choice = { status: status ?? wasShown, monitor: monitor ?? wasOnMonitor };
          return { ...rest, choices: { ...choices, [entity]: { ...charts, [chart]: choice } } };
        }),
      );
    },
  });
};
