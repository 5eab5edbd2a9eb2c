import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOGIN_REQUIRED } from '../../docs/security.ts';
import { inputOf } from '../../http/input.ts';
import type { Input } from '../../http/input.ts';
import { outputSchema } from '../../http/json-schema.ts';
import { invitationSchema } from '../people/invitations.ts';
import { listPageSchema, PAGE_PARAMETERS } from '../people/page-request.ts';
import { PEOPLE_ORDERS, personSchema } from '../people/people-store.ts';
import { roleChangeSchema } from '../people/role-log.ts';
import { REFUSALS } from './refusals.ts';
import { roleManagerWith } from './role-manager.ts';
import { loginRouteSchema } from './login-route-schema.ts';
import type { LoginDependencies } from './route-dependencies.ts';

const MAX_TEXT = 500;
// PostgreSQL stores no NUL, so nothing with one is found.
const shortText = z
  .string()
  .max(MAX_TEXT, `{name} is longer than ${MAX_TEXT} characters`)
  .refine((text) => !text.includes('\0'), '{name} must not contain NUL');

const PEOPLE_INPUT = inputOf(
  z.object({
    ...PAGE_PARAMETERS,
    search: shortText.default('').describe('Words of the name, the e-mail address or the subject'),
    role: shortText.nullable().default(null).describe('Only users who have this role'),
    sort: z
      .enum(PEOPLE_ORDERS, `{name} must be one of: ${PEOPLE_ORDERS.join(', ')}`)
      .default('lastSeen')
      .describe('Order of the list'),
  }),
);
const LOG_INPUT = inputOf(
  z.object({
    ...PAGE_PARAMETERS,
    user: shortText.nullable().default(null).describe('Only what concerns the user with this subject'),
    search: shortText
      .default('')
      .describe('Words of the role, and of the names, e-mail addresses and subjects of the users'),
  }),
);
const INVITATIONS_INPUT = inputOf(
  z.object({
    ...PAGE_PARAMETERS,
    search: shortText.default('').describe('Words of the e-mail address or the note'),
  }),
);

interface ListRoute<T> {
  readonly url: string;
  readonly summary: string;
  readonly input: Input<T>;
  readonly answer: z.ZodType;
  readonly read: (query: T) => Promise<unknown>;
}

/** Adds the calls that list users, invitations and changes of roles. */
export const addPeopleRoutes = (app: FastifyInstance, dependencies: LoginDependencies): void => {
  const readerOf = roleManagerWith(dependencies, 'people.read');
  const addList = <T>({ url, summary, input, answer, read }: ListRoute<T>): void => {
    app.get(
      url,
      loginRouteSchema(summary, {
        ...LOGIN_REQUIRED,
        querystring: { type: 'object', properties: input.properties },
        response: { 200: { description: 'A page of the list', ...outputSchema(answer) }, ...REFUSALS },
      }),
      async (request: FastifyRequest) => {
        await readerOf(request);
        return read(input.parse(request.query));
      },
    );
  };
  addList({
    url: '/users',
    summary: 'The users who have logged in so far, with their roles',
    input: PEOPLE_INPUT,
    answer: listPageSchema(personSchema),
    read: dependencies.people.list,
  });
  addList({
    url: '/users/log',
    summary: 'The changes of roles and invitations, newest first',
    input: LOG_INPUT,
    answer: listPageSchema(roleChangeSchema),
    read: dependencies.readRoleLog,
  });
  addList({
    url: '/invitations',
    summary: 'The invitations, newest first',
    input: INVITATIONS_INPUT,
    answer: listPageSchema(invitationSchema),
    read: dependencies.invitations.list,
  });
};
