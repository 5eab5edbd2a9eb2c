import type { PortalConfiguration } from '@open-discovery/config';
import type { PortalType } from '@open-discovery/model';
import {
  isAnyManager,
  isMonitorCurator,
  isPortalAdministrator,
  isUserManager,
  STAKEHOLDER_TYPES,
} from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';
import type { ComponentType } from 'react';
import { FIELD_NAMES_CATALOG } from '../../components/field-names/field-names-catalog.ts';
import type { Catalog } from '../../messages/catalogs.ts';
import { PAGE_CATALOGS } from '../../messages/page-catalogs.ts';
import { mayManage } from '../../session/may-manage.ts';
import type { ScreenLink } from './console-context.tsx';
import { editsPortal } from './edits-portal.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { SCREEN_CATALOGS } from './screen-catalogs.ts';

/** A screen of the console: a chunk with its own texts. */
export interface Screen extends ScreenLink {
  readonly isAllowed: (user: User, portal: PortalConfiguration) => boolean;
  /** The types of portals that the screen edits. Only users who edit such a portal see the screen; without types, all users do. */
  readonly edits?: readonly PortalType[];
  readonly Component: ComponentType;
}

/** A screen with the names of its files. Both are loaded when it is opened. */
interface ScreenRow extends Pick<Screen, 'group' | 'isAllowed' | 'edits'> {
  /** The first segment of its address, its folder, and its catalog. The overview is the start of the console. */
  readonly name: keyof typeof SCREEN_CATALOGS;
  readonly load: () => Promise<ComponentType>;
  /** Texts of others that it shows, too. */
  readonly otherTexts?: readonly Catalog[];
}

/** Reports whether a user edits the content of some portal. The server decides which. */
const isEditor = ({ role }: User): boolean =>
  isPortalAdministrator(role) || isMonitorCurator(role) || isAnyManager(role);

/** The screens of the console, in the order of its menu. */
const ROWS: readonly ScreenRow[] = [
  {
    name: 'overview',
    group: null,
    isAllowed: mayManage,
    load: async () => (await import('./screens/overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    name: 'pages',
    group: 'content',
    isAllowed: editsPortal,
    load: async () => (await import('./screens/pages/pages-screen.tsx')).PagesScreen,
  },
  {
    name: 'menu',
    group: 'content',
    isAllowed: editsPortal,
    load: async () => (await import('./screens/menu/menu-screen.tsx')).MenuScreen,
  },
  {
    name: 'help',
    group: 'content',
    isAllowed: editsPortal,
    load: async () => (await import('./screens/help/help-screen.tsx')).HelpScreen,
  },
  {
    name: 'dashboards',
    group: 'content',
    isAllowed: isEditor,
    edits: STAKEHOLDER_TYPES,
    load: async () => (await import('./screens/dashboards/dashboards-screen.tsx')).DashboardsScreen,
    // The names of figures and types.
    otherTexts: [PAGE_CATALOGS.dashboards],
  },
  {
    name: 'communities',
    group: 'content',
    isAllowed: isEditor,
    edits: ['community'],
    load: async () => (await import('./screens/communities/communities-screen.tsx')).CommunitiesScreen,
  },
  {
    name: 'look',
    group: 'content',
    isAllowed: editsPortal,
    load: async () => (await import('./screens/look/look-screen.tsx')).LookScreen,
  },
  {
    name: 'uploads',
    group: 'content',
    isAllowed: editsPortal,
    load: async () => (await import('./screens/uploads/uploads-screen.tsx')).UploadsScreen,
  },
  {
    name: 'sources',
    group: 'records',
    isAllowed: isEditor,
    load: async () => (await import('./screens/sources/sources-screen.tsx')).SourcesScreen,
    // The reasons why an import skips files.
    otherTexts: [SCREEN_CATALOGS.status],
  },
  {
    name: 'duplicates',
    group: 'records',
    isAllowed: ({ role }) => isPortalAdministrator(role),
    load: async () => (await import('./screens/duplicates/duplicates-screen.tsx')).DuplicatesScreen,
  },
  {
    name: 'withdrawals',
    group: 'records',
    isAllowed: ({ role }) => isPortalAdministrator(role),
    load: async () => (await import('./screens/withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen,
  },
  {
    name: 'people',
    group: 'operation',
    isAllowed: ({ role }) => isPortalAdministrator(role) || isUserManager(role),
    load: async () => (await import('./screens/people/people-screen.tsx')).PeopleScreen,
  },
  {
    name: 'status',
    group: 'operation',
    isAllowed: isEditor,
    load: async () => (await import('./screens/status/status-screen.tsx')).StatusScreen,
  },
  {
    name: 'log',
    group: 'operation',
    isAllowed: isEditor,
    load: async () => (await import('./screens/log/log-screen.tsx')).LogScreen,
    // Changes have values that other forms offer.
    otherTexts: [
      SCREEN_CATALOGS.menu,
      SCREEN_CATALOGS.duplicates,
      SCREEN_CATALOGS.withdrawals,
      PAGE_CATALOGS.claims,
      PAGE_CATALOGS.dashboards,
      FIELD_NAMES_CATALOG,
    ],
  },
  {
    name: 'portal-file',
    group: 'operation',
    isAllowed: editsPortal,
    load: async () => (await import('./screens/portal-file/portal-file-screen.tsx')).PortalFileScreen,
  },
];

const SCREENS: readonly Screen[] = ROWS.map(({ name, load, otherTexts = [], ...row }) => ({
  ...row,
  segment: name === 'overview' ? '' : name,
  title: `admin.${name}`,
  Component: lazyScreen(load, [SCREEN_CATALOGS[name], ...otherTexts]),
}));

/** Returns the title of a screen, whoever may open it; `null` if the console has none at this segment. */
export const titleOfScreen = (segment: string): Screen['title'] | null =>
  SCREENS.find((screen) => screen.segment === segment)?.title ?? null;

/** Returns the screens that a user may open. */
export const screensFor = (user: User, portal: PortalConfiguration): readonly Screen[] =>
  SCREENS.filter(({ isAllowed }) => isAllowed(user, portal));
