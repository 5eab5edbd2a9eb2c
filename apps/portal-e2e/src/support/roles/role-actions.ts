/** A call of one action of docs/roles.md, and the story in which the action is done and seen by its reader. */
interface ActionRow {
  /** Method and address below `/api`. */
  readonly call: string;
  /** The body of a call that depends on what it is about. */
  readonly body?: object;
  readonly story: readonly [file: string, title: string];
  /** The columns of docs/roles.md that do not count here, because the call is about a portal without a manager. */
  readonly ofNobody?: true;
  /** The status for a visitor who is not logged in; 401 by default. */
  readonly anonymous?: number;
}

const E2E = 'apps/portal-e2e/src';

const STORIES = {
  managed: [`${E2E}/managed.spec.ts`, 'a managed portal follows the admin tool'],
  help: [
    `${E2E}/help-texts.spec.ts`,
    'help texts appear within seconds next to the content, before and after it, and at the divs of the page',
  ],
  page: [
    `${E2E}/console.spec.ts`,
    'an administrator writes and enables a page, and visitors read it without its hostile parts',
  ],
  undo: [
    `${E2E}/console.spec.ts`,
    'an administrator previews custom CSS, visitors see it once it is saved, and the log undoes it',
  ],
  statistics: [
    `${E2E}/administration.spec.ts`,
    'statistics enabled in the console appear on the community’s page and on the dashboard, and disappear when they are disabled',
  ],
  dashboard: [
    `${E2E}/dashboards.spec.ts`,
    'an administrator sees a private dashboard; visitors see “Private data” instead, and the public dashboard',
  ],
  restricted: [
    `${E2E}/dashboards.spec.ts`,
    'members see the restricted dashboard of their funder; other users see the reason, and visitors log in first',
  ],
  setUp: [
    `${E2E}/set-up.spec.ts`,
    'an institute’s administrator sets up a portal from nothing; a curator works in it, a visitor sees it, and the portal file carries it on',
  ],
  links: [
    `${E2E}/administration.spec.ts`,
    'a user links works to a project and to a work; a curator of links approves some and rejects others with a reason',
  ],
  // The console has no control for what all portals share: it changes with the software.
  matrix: [
    'apps/api/src/admin-tool/role-matrix.spec.ts',
    'is allowed with the roles that permit it and with no others; a refused call changes nothing',
  ],
  harvest: [
    `${E2E}/console.spec.ts`,
    'an administrator starts a harvest, stops and continues it, and visitors find its records; a source that fails says why',
  ],
  sources: [
    `${E2E}/console.spec.ts`,
    'an administrator adds a source and removes it again by keyboard; a name that is taken is refused',
  ],
  duplicates: [
    `${E2E}/duplicates.spec.ts`,
    'an administrator decides that two records are the same, and that two others never are; both wait for the next import',
  ],
  withdrawals: [
    `${E2E}/withdrawals.spec.ts`,
    'an administrator withdraws a record, visitors do not find it and its page says why, and she restores it',
  ],
  generations: [
    `${E2E}/generations.spec.ts`,
    'are served within seconds after an import, and no request fails meanwhile',
  ],
  orcid: [
    `${E2E}/my-orcid-links.spec.ts`,
    'a user connects their ORCID iD, adds their works, removes one, and disconnects',
  ],
} as const satisfies Readonly<Record<string, ActionRow['story']>>;

const COMMUNITY = 'admin-tool/community/dh-ch';

/** Every action of docs/roles.md. Where it is about a portal, the call is about the community of the trial login. */
export const ACTIONS: Readonly<Record<string, ActionRow>> = {
  'content.read': { call: `GET ${COMMUNITY}/full`, story: STORIES.managed },
  'content.readDrafts': { call: `GET ${COMMUNITY}/pagehelpcontent`, story: STORIES.help },
  'content.edit': { call: `POST ${COMMUNITY}/menu/save`, story: STORIES.page },
  'content.history': { call: `GET ${COMMUNITY}/history`, story: STORIES.undo },
  'own.history': { call: 'GET admin-tool/own/history', story: STORIES.statistics },
  'dashboard.readRestricted': {
    call: 'GET admin-tool/dashboards/restricted',
    ofNobody: true,
    story: STORIES.restricted,
  },
  'dashboard.readPrivate': {
    call: 'GET admin-tool/dashboards/private',
    ofNobody: true,
    anonymous: 403,
    story: STORIES.dashboard,
  },
  'portal.create': { call: 'POST admin-tool/community/save', story: STORIES.setUp },
  'portal.edit': { call: 'POST admin-tool/community/update', story: STORIES.setUp },
  'portal.delete': { call: 'POST admin-tool/community/delete', story: STORIES.statistics },
  'portal.export': { call: `GET ${COMMUNITY}/export`, story: STORIES.setUp },
  'portal.import': { call: `POST ${COMMUNITY}/import`, story: STORIES.setUp },
  'shared.read': { call: 'GET admin-tool/entity', story: STORIES.setUp },
  'shared.readDrafts': { call: 'GET admin-tool/pagehelpcontent', story: STORIES.matrix },
  'shared.edit': {
    call: 'POST admin-tool/entity/save',
    body: { pid: 'tide', name: 'Tide' },
    story: STORIES.matrix,
  },
  'shared.history': { call: 'GET admin-tool/all/history', story: STORIES.statistics },
  'import.read': { call: 'GET admin-tool/import-report', story: STORIES.generations },
  'harvest.start': { call: 'POST admin-tool/harvest/start', story: STORIES.harvest },
  'harvest.sources': { call: 'POST admin-tool/harvest/source/delete', story: STORIES.sources },
  'records.merge': { call: 'GET admin-tool/merge-decisions', story: STORIES.duplicates },
  'records.withdraw': { call: 'GET admin-tool/withdrawals', story: STORIES.withdrawals },
  'community.members': { call: 'GET login-service/communities/dh-ch/members', story: STORIES.setUp },
  'people.read': { call: 'GET login-service/users', story: STORIES.links },
  'invitations.manage': { call: 'POST login-service/invitations', story: STORIES.setUp },
  'links.own': { call: 'GET claims-service/mine', story: STORIES.links },
  'orcid.own': { call: 'GET orcid-service/connection', story: STORIES.orcid },
  'links.curate': { call: 'GET claims-service/all', story: STORIES.links },
  'roles.manage': { call: 'GET login-service/roles/trial-user', story: STORIES.links },
};

/** The groups of docs/roles.md that a portal without a manager does not have. */
const OWN_GROUPS: readonly string[] = ['member of the portal', 'manager of the portal'];

/** The groups that may do each action, as docs/roles.md says. */
export const readRolesTable = (text: string): ReadonlyMap<string, readonly string[]> => {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head = [], _rule, ...actions] = rows;
  return new Map(
    actions.map(([name = '', _title, ...cells]) => [
      name.replaceAll('`', ''),
      head.slice(2).filter((_group, index) => cells[index] === 'yes'),
    ]),
  );
};

/** Reports whether users of some groups may do an action. */
export const mayDo = (
  groups: readonly string[],
  { ofNobody }: ActionRow,
  allowed: readonly string[],
): boolean =>
  allowed.some((group) => groups.includes(group) && !(ofNobody === true && OWN_GROUPS.includes(group)));
