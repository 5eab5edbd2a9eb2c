import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { GROUPS, PERMISSIONS } from '../access/permissions.ts';
import type { Action, Group } from '../access/permissions.ts';
import { errorBodySchema } from '../error-body.ts';
import type { AdminRoute } from './add-admin-route.ts';

type Json = Record<string, unknown>;

const outputSchema = (schema: z.ZodType): Json => {
  const { $schema: _, id: __, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return rest;
};
const ERROR = outputSchema(errorBodySchema);
const failure = (description: string): Json => ({ description, ...ERROR });

/** What stands for what in the addresses of Spec §7. */
const PARAMETERS: Readonly<Record<string, string>> = {
  type: 'Type of the portal',
  pid: 'Pid of the portal or community',
  id: '_id of the thing',
  page: '_id or route of the page',
  entity: 'Entity that the statistic is about',
  chart: 'Which of its statistics',
  changeId: '_id of the change',
};

const namesIn = (url: string): string[] => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const whoMay = (action: Action): string => {
  const { title, to } = PERMISSIONS[action];
  const groups: readonly Group[] = to === 'anyone' ? [] : to;
  const who = to === 'anyone' ? 'anyone' : groups.map((group) => GROUPS[group].title).join(', ');
  return `${title}: ${who}.`;
};

/** A call's part of the OpenAPI description. */
export const documentation = <Q, B>(route: AdminRoute<Q, B>): FastifySchema => {
  const names = namesIn(route.url);
  const { properties, required } = route.query;
  const actions = typeof route.action === 'string' ? [route.action] : route.action.among;
  return {
    summary: route.summary,
    description: actions.map(whoMay).join('\n\n'),
    tags: [route.tag],
    ...(names.length > 0 && {
      params: {
        type: 'object',
        required: names,
        properties: Object.fromEntries(
          names.map((name) => [name, { type: 'string', description: PARAMETERS[name] ?? name }]),
        ),
      },
    }),
    querystring: { type: 'object', properties, required },
    ...(route.body.schema && { body: route.body.schema }),
    response: {
      200: { description: 'The answer', ...outputSchema(route.answer) },
      400: failure('Something is wrong with the request; the message names it'),
      401: failure('Nobody is logged in'),
      403: failure('The roles do not suffice'),
      404: failure('There is no such thing'),
      ...(route.method === 'POST' && {
        409: failure('Somebody was quicker (with `current` and `given`), or the thing is still in use'),
      }),
    },
  };
};
