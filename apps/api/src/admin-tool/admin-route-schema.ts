import { PORTAL_TYPES } from '@open-discovery/model';
import type { FastifySchema } from 'fastify';
import { GROUPS, PERMISSIONS } from '../access/permissions.ts';
import type { Action, Group } from '../access/permissions.ts';
import { LOGIN_OPTIONAL, LOGIN_REQUIRED } from '../docs/security.ts';
import { failureResponse } from '../errors/failure-response.ts';
import { NO_INPUT } from '../http/input.ts';
import { outputSchema } from '../http/json-schema.ts';
import type { AdminRoute } from './admin-route.ts';
import type { Json } from '../http/json.ts';

/** The meaning of path parameters. Spec §7. */
const PARAMETERS: Readonly<Record<string, string>> = {
  type: 'Type of the portal',
  pid: 'Pid of the portal or community',
  id: '_id of the item',
  page: '_id or route of the page',
  entity: 'Entity of the statistic',
  chart: 'Name of the statistic',
  changeId: '_id of the change',
  alias: 'Name of the dashboard in its address',
  source: 'Name of the source',
};

const pathType = (name: string): Json => ({
  type: 'string',
  ...(name === 'type' && { enum: PORTAL_TYPES }),
});

const namesIn = (url: string): string[] => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const isPublic = (actions: readonly Action[]): boolean =>
  actions.some((action) => PERMISSIONS[action].to === 'anyone');

const describeAction = (action: Action): string => {
  const { title, to } = PERMISSIONS[action];
  const groups: readonly Group[] = to === 'anyone' ? [] : to;
  const who = to === 'anyone' ? 'anyone' : groups.map((group) => GROUPS[group].title).join(', ');
  return `${title}: ${who}.`;
};

/** Returns the OpenAPI description of a call. */
export const adminRouteSchema = <Q, B>(route: AdminRoute<Q, B>): FastifySchema => {
  const names = namesIn(route.url);
  const { properties, required } = route.query ?? NO_INPUT;
  const actions = typeof route.action === 'string' ? [route.action] : route.action.among;
  return {
    summary: route.summary,
    description: actions.map(describeAction).join('\n\n'),
    tags: [route.tag],
    ...(isPublic(actions) ? LOGIN_OPTIONAL : LOGIN_REQUIRED),
    ...(names.length > 0 && {
      params: {
        type: 'object',
        required: names,
        properties: Object.fromEntries(
          names.map((name) => [name, { ...pathType(name), description: PARAMETERS[name] ?? name }]),
        ),
      },
    }),
    querystring: { type: 'object', properties, required },
    ...(route.body && { body: route.body.schema }),
    response: {
      200: { description: 'Success', ...outputSchema(route.answer) },
      400: failureResponse('The request is invalid; the message explains it'),
      401: failureResponse('The caller is not logged in'),
      403: failureResponse('The roles of the caller are not sufficient'),
      404: failureResponse('Not found'),
      ...(route.method === 'POST' && {
        409: failureResponse(
          'The item was changed meanwhile (see `current` and `given`), or it is still in use',
        ),
      }),
    },
  };
};
