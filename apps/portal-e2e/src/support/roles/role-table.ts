import type { Account } from '../log-in.ts';

/** The page of a role at an address: its heading with all controls, or the code of the reason why there is none. Spec §4. */
type Shown = number | readonly [heading: string, ...controls: readonly string[]];

type Screens = Readonly<Record<string, Shown>>;

interface RoleRow {
  readonly title: string;
  /** The button of the trial login; none for a visitor. */
  readonly account?: Account;
  /** The role that the account has during the walk. */
  readonly granted?: string;
  /** The groups of docs/roles.md that the role belongs to. */
  readonly groups: readonly string[];
  /** The menu of the console; none for those who are not let in. */
  readonly menu?: readonly string[];
  readonly shown: Screens;
}

/** Every screen of the console with all of its controls. */
const CONSOLE = {
  '/admin': ['Overview'],
  '/admin/pages': ['Pages', 'New page', 'switch of an item'],
  '/admin/pages/new': ['Pages', 'Cancel', 'Save'],
  '/admin/menu': [
    ...(['Menu', 'Move “…” down', 'Move “…” one level up', 'Move “…” up', 'New item'] as const),
    ...['Put “…” below the item before it', 'Show the featured menu', 'Show the main menu'],
    'Undo the last change',
  ],
  '/admin/menu/new': ['Menu', 'Cancel', 'Featured', 'Only for logged-in visitors', 'Save'],
  '/admin/help': ['Help texts'],
  '/admin/dashboards': ['Dashboards', 'New dashboard'],
  '/admin/dashboards?edit=*': ['Dashboards', 'Cancel', 'Save'],
  '/admin/look': [
    ...(['Look', 'Cancel', 'Header on every page', 'Save', 'Show the login button'] as const),
    ...['Show these rules on this screen before saving', 'Upload a picture'],
  ],
  '/admin/uploads': ['Pictures', 'Upload a picture'],
  '/admin/communities': ['Communities', 'New community'],
  '/admin/communities?edit=dh-ch': [
    ...(['Communities', 'Cancel', 'Delete this community', 'Save', 'Show statistics'] as const),
    'Upload a picture',
  ],
  '/admin/communities?edit=*': ['Communities', 'Cancel', 'Save'],
  '/admin/status': ['Status', 'Look again'],
  '/admin/sources': ['Sources', 'Add a source'],
  '/admin/sources/new': ['Sources', 'Cancel', 'Save'],
  '/admin/duplicates': ['Duplicates', 'Likely duplicates', 'Merge two records', 'Separate a record'],
  '/admin/duplicates/likely': ['Duplicates'],
  '/admin/duplicates/merge': ['Duplicates', 'Find the other record', 'Find the record'],
  '/admin/duplicates/separate': ['Duplicates', 'Find the record'],
  '/admin/withdrawals': ['Withdrawn records', 'Withdraw a record'],
  '/admin/withdrawals/new': ['Withdrawn records', 'Find the record'],
  '/admin/log': ['Log', 'Show older changes', 'Undo this change', 'a person'],
  '/admin/portal-file': ['Portal file', 'Portal file (JSON, up to #\u00A0MB)', 'Save portal file'],
  '/admin/people': [
    ...(['People', 'Give a role: …', 'Invitations', 'Log of roles'] as const),
    ...['Save these users as a table (CSV)', 'Users'],
  ],
} as const satisfies Screens;

/** The pages for users outside the console. */
const SERVICES = {
  '/claims': 8,
  '/myclaims': ['My links', 'Start linking'],
  '/participate/claim': ['Link works', 'Search'],
  '/participate/direct-claim': ['Link two records'],
  '/myCommunities': ['My communities', 'Join …'],
  '/myCommunities/dh-ch': 6,
  '/myCommunities/dh-ch/members': 4,
  '/myCommunities/nowhere': 5,
  '/myCommunities/no%20where': 3,
  '/dashboards': ['Dashboards'],
  '/saved': ['Saved on this device', 'Download everything', 'Open a file', 'Remove everything'],
} as const satisfies Screens;

/** Returns the same answer at all of some addresses. */
const everywhere = (addresses: Screens, shown: Shown): Screens =>
  Object.fromEntries(Object.keys(addresses).map((address) => [address, shown]));

const OWN_COMMUNITY: Screens = {
  '/myCommunities/dh-ch': ['Members’ page', 'Join …'],
  '/myCommunities/dh-ch/members': ['Members'],
};

/** The screens of those who edit communities but not this portal. */
const EDITOR: Screens = {
  ...SERVICES,
  ...OWN_COMMUNITY,
  ...CONSOLE,
  ...everywhere({ '/admin/pages': 8, '/admin/pages/new': 8, '/admin/menu': 8, '/admin/menu/new': 8 }, 8),
  ...everywhere(
    { '/admin/help': 8, '/admin/look': 8, '/admin/uploads': 8, '/admin/portal-file': 8, '/admin/people': 8 },
    8,
  ),
  ...everywhere(
    {
      ...{ '/admin/duplicates': 8, '/admin/duplicates/likely': 8 },
      ...{ '/admin/duplicates/merge': 8, '/admin/duplicates/separate': 8 },
    },
    8,
  ),
  ...everywhere({ '/admin/withdrawals': 8, '/admin/withdrawals/new': 8 }, 8),
  // They see the dashboards that are not public, too, and can search them.
  '/dashboards': ['Dashboards', 'Search'],
  ...everywhere({ '/admin/sources': ['Sources'], '/admin/sources/new': ['Sources'] }, ['Sources']),
  // Nobody has changed anything yet that one could undo.
  '/admin/log': ['Log'],
};

const USER = 'any logged-in user';
const EDITORS = 'curator or manager of any portal';
const REGISTERED = 'Registered user' satisfies Account;
const NO_CONSOLE: Screens = { ...everywhere(CONSOLE, 2), ...SERVICES };

/** Every role with every screen and every control that it is offered: a control that is not listed fails the walk. */
export const ROLES: readonly RoleRow[] = [
  {
    title: 'a visitor',
    groups: ['anyone'],
    shown: {
      ...everywhere({ ...CONSOLE, ...SERVICES }, 1),
      ...everywhere({ '/participate/claim': 7, '/participate/direct-claim': 7 }, 7),
      '/dashboards': SERVICES['/dashboards'],
      '/saved': SERVICES['/saved'],
    },
  },
  { title: 'a registered user', account: REGISTERED, groups: ['anyone', USER], shown: NO_CONSOLE },
  {
    title: 'a member of a community',
    account: REGISTERED,
    granted: 'COMMUNITY_dh-ch',
    groups: ['anyone', USER, 'member of the portal'],
    shown: {
      ...NO_CONSOLE,
      '/myCommunities': ['My communities', 'Leave …'],
      '/myCommunities/dh-ch': ['Members’ page', 'Leave …'],
    },
  },
  {
    title: 'a curator of links',
    account: REGISTERED,
    granted: 'CURATOR_CLAIM',
    groups: ['anyone', USER, 'curator of links'],
    shown: { ...NO_CONSOLE, '/claims': ['Links of users'] },
  },
  {
    title: 'a user manager',
    account: REGISTERED,
    granted: 'USER_MANAGER',
    groups: ['anyone', USER, 'user manager'],
    menu: ['Overview', 'People'],
    shown: {
      ...SERVICES,
      ...everywhere(CONSOLE, 8),
      '/admin': CONSOLE['/admin'],
      // The role of the walk itself can be taken away.
      '/admin/people': [
        ...(['People', 'Give a role: …', 'Invitations', 'Log of roles'] as const),
        ...['Save these users as a table (CSV)', 'Take the role “…” away from Rosa Visitor', 'Users'],
      ],
    },
  },
  {
    title: 'a manager of a community',
    account: 'Community manager',
    groups: ['anyone', USER, EDITORS, 'manager of the portal'],
    // Nobody is offered a list in which they have nothing.
    menu: ['Overview', 'Communities', 'Sources', 'Status', 'Log'],
    shown: {
      ...EDITOR,
      '/dashboards': SERVICES['/dashboards'],
      ...everywhere({ '/admin/dashboards': 0, '/admin/dashboards?edit=*': 0 }, ['Dashboards']),
      ...everywhere({ '/admin/communities': 0, '/admin/communities?edit=*': 0 }, ['Communities']),
      '/admin/communities?edit=dh-ch': [
        ...(['Communities', 'Cancel', 'Save', 'Show statistics'] as const),
        'Upload a picture',
      ],
    },
  },
  {
    title: 'a curator of communities',
    account: 'Curator',
    groups: ['anyone', USER, EDITORS, 'curator of the portal’s type'],
    menu: ['Overview', 'Dashboards', 'Communities', 'Sources', 'Status', 'Log'],
    // The administrator has made dashboards of research initiatives, which curators of communities edit.
    shown: { ...EDITOR, '/admin/log': ['Log', 'a person'] },
  },
  {
    title: 'a portal administrator',
    account: 'Portal administrator',
    groups: ['anyone', USER, 'portal administrator'],
    menu: [
      ...['Overview', 'Pages', 'Menu', 'Help texts', 'Dashboards', 'Communities', 'Look', 'Pictures'],
      ...['Sources', 'Duplicates', 'Withdrawn records', 'People', 'Status', 'Log', 'Portal file'],
    ],
    shown: {
      ...SERVICES,
      ...OWN_COMMUNITY,
      ...CONSOLE,
      '/claims': ['Links of users'],
      '/dashboards': EDITOR['/dashboards'] ?? 0,
    },
  },
];
