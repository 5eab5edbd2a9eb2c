import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Action } from '../access/permissions.ts';
import { readHistory } from '../content/history.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';
import { ADMIN_TOOL } from './add-admin-tool.ts';
import { exampleCalls } from './testing/example-calls.ts';
import type { ExampleCall } from './testing/example-calls.ts';
import { fillExamples } from './testing/example-portal.ts';
import { openSandbox } from './testing/sandbox.ts';
import { startAdminTool } from './testing/start-admin-tool.ts';
import type { Roles, TestAdminTool } from './testing/start-admin-tool.ts';

const LIMIT_MS = 60_000;
const EVERYTHING = 'everything';
const READING = ['content.read'] as const;
const EDITING = [
  'content.readDrafts',
  'content.edit',
  'content.history',
  'portal.edit',
  'portal.export',
] as const;
const OWNING = ['portal.create', 'portal.delete'] as const;

/** The permissions of each role for the community `egi`. Written by hand from Spec §6, independently of the tested table. */
const WHO: readonly {
  readonly title: string;
  readonly roles: Roles;
  readonly may: typeof EVERYTHING | readonly Action[];
}[] = [
  { title: 'nobody', roles: null, may: READING },
  { title: 'an account without roles', roles: ['ROLE_ANONYMOUS'], may: READING },
  { title: 'a registered user', roles: ['REGISTERED_USER'], may: READING },
  { title: 'a member of the community', roles: ['COMMUNITY_egi'], may: READING },
  { title: 'a user manager', roles: ['USER_MANAGER'], may: READING },
  { title: 'a curator of claims', roles: ['CURATOR_CLAIM'], may: READING },
  {
    title: 'the community’s manager',
    roles: ['COMMUNITY_EGI_MANAGER'],
    may: [...READING, ...EDITING, 'shared.read', 'import.read', 'own.history'],
  },
  {
    title: 'a curator of communities',
    roles: ['CURATOR_COMMUNITY'],
    may: [...READING, ...EDITING, ...OWNING, 'shared.read', 'import.read', 'own.history'],
  },
  {
    title: 'another community’s manager',
    roles: ['COMMUNITY_clarin_MANAGER'],
    may: [...READING, 'shared.read', 'import.read', 'own.history'],
  },
  {
    title: 'a funder’s manager',
    roles: ['FUNDER_egi_MANAGER'],
    may: [...READING, 'shared.read', 'import.read', 'own.history'],
  },
  {
    title: 'a curator of funders',
    roles: ['CURATOR_FUNDER'],
    may: [...READING, 'shared.read', 'import.read', 'own.history'],
  },
  { title: 'a portal administrator', roles: ['PORTAL_ADMINISTRATOR'], may: EVERYTHING },
];

let environment: TestEnvironment;
let tool: TestAdminTool;
let calls: readonly ExampleCall[];
const routes: string[] = [];

beforeAll(async () => {
  environment = await openTestEnvironment();
  const { database } = environment;
  tool = await startAdminTool(database, ({ method, url }) =>
    routes.push(`${method} ${url.slice(ADMIN_TOOL.length)}`),
  );
  const examples = await fillExamples(tool.store);
  const changed = await tool.store.change({ by: 'seed' }, (draft) => [
    draft.set(examples.ownPage, { fields: { name: 'Later' } }),
    draft.set(examples.sparePage, { fields: { name: 'Later' } }),
  ]);
  const lastOf = async (pid: string | null) =>
    (await readHistory({ database, setAside: () => undefined }, pid, 1))[0]?._id ?? '';
  const now = {
    ...examples,
    ownPage: changed[0] ?? examples.ownPage,
    sparePage: changed[1] ?? examples.sparePage,
  };
  calls = exampleCalls(now, await tool.store.read(), {
    own: await lastOf('egi'),
    shared: await lastOf(null),
  });
});
afterAll(() => environment.database.close());

const state = async () => {
  const { query } = environment.database;
  return [
    await query.selectFrom('items').selectAll().orderBy('id').execute(),
    await query.selectFrom('flags').selectAll().orderBy('item_id').execute(),
    await query.selectFrom('changes').select('id').execute(),
  ];
};

test('every route has an example call, and every example call a route', () => {
  expect([...new Set(calls.map(({ route }) => route))].sort()).toEqual([...new Set(routes)].sort());
});

describe.each(WHO)('$title', ({ roles, may }) => {
  test(
    'is allowed with the roles that permit it and with no others; a refused call changes nothing',
    async () => {
      const before = await state();
      for (const { action, call, body } of calls) {
        const isAllowed = may === EVERYTHING || may.includes(action);
        if (isAllowed && call.startsWith('POST')) continue;
        const { status } = await tool.ask(roles, call, body);
        expect([call, status]).toEqual([call, isAllowed ? 200 : roles === null ? 401 : 403]);
      }
      expect(await state()).toEqual(before);
    },
    LIMIT_MS,
  );
});

describe.each(WHO.filter(({ may }) => may === READING))('$title', ({ roles }) => {
  test('is refused whatever the body is', async () => {
    for (const { call } of calls.filter((one) => one.call.startsWith('POST'))) {
      const { status } = await tool.ask(roles, call, 'invalid');
      expect([call, status]).toEqual([call, roles === null ? 401 : 403]);
    }
  });
});

/** Runs each change on its own content. */
describe.each(WHO.filter(({ may }) => may === EVERYTHING || may.length > READING.length))(
  '$title can change',
  ({ roles, may }) => {
    test(
      'with any roles',
      async () => {
        const changing = calls.filter(
          ({ action, call }) => call.startsWith('POST') && (may === EVERYTHING || may.includes(action)),
        );
        const sandbox = await openSandbox(environment.database);
        for (const { call, body } of changing) {
          const answer = await sandbox(() => tool.ask(roles, call, body));
          expect([call, answer.status, answer.body]).toEqual([call, 200, expect.anything()]);
        }
      },
      LIMIT_MS,
    );
  },
);
