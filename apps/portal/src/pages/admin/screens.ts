import type { PortalConfiguration } from '@open-discovery/config';
import type { PortalType } from '@open-discovery/model';
import { isAnyManager, isMonitorCurator, isPortalAdministrator, isUserManager } from '@open-discovery/roles';
import type { User } from '@open-discovery/roles';
import type { ComponentType, ReactNode } from 'react';
import { FIELD_NAMES_CATALOG } from '../../components/field-names/field-names-catalog.ts';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import type { Catalog } from '../../messages/catalogs.ts';
import { PAGE_CATALOGS } from '../../messages/page-catalogs.ts';
import { withTexts } from '../../messages/load-messages.ts';
import { mayManage } from '../../session/may-manage.ts';
import type { ScreenLink } from './console-context.tsx';
import { editsPortal } from './edits-portal.ts';
import { SCREEN_CATALOGS } from './screen-catalogs.ts';

/** A screen of the console: a chunk with its own texts. */
export interface Screen extends ScreenLink {
  readonly isAllowed: (user: User, portal: PortalConfiguration) => boolean;
  /** The types of portals that the screen edits. Only users who edit such a portal see the screen; without types, all users do. */
  readonly edits?: readonly PortalType[];
  readonly Component: ComponentType<{ readonly fallback?: ReactNode }>;
}

/** Returns a screen that is loaded with its own texts, and those of others that it shows, when it is opened. */
const lazyScreen = (
  texts: Catalog,
  load: () => Promise<ComponentType>,
  others: readonly Catalog[] = [],
): Screen['Component'] => clientOnlyLazy(withTexts(load, texts, ...others));

/** Reports whether a user edits the content of some portal. The server decides which. */
const isEditor = ({ role }: User): boolean =>
  isPortalAdministrator(role) || isMonitorCurator(role) || isAnyManager(role);

/** The screens of the console, in the order of its menu. */
const SCREENS: readonly Screen[] = [
  {
    segment: '',
    title: 'admin.overview',
    group: null,
    isAllowed: mayManage,
    Component: lazyScreen(
      SCREEN_CATALOGS.overview,
      async () => (await import('./screens/overview/overview-screen.tsx')).OverviewScreen,
    ),
  },
  {
    segment: 'pages',
    title: 'admin.pages',
    group: 'content',
    isAllowed: editsPortal,
    Component: lazyScreen(
      SCREEN_CATALOGS.pages,
      async () => (await import('./screens/pages/pages-screen.tsx')).PagesScreen,
    ),
  },
  {
    segment: 'menu',
    title: 'admin.menu',
    group: 'content',
    isAllowed: editsPortal,
    Component: lazyScreen(
      SCREEN_CATALOGS.menu,
      async () => (await import('./screens/menu/menu-screen.tsx')).MenuScreen,
    ),
  },
  {
    segment: 'help',
    title: 'admin.help',
    group: 'content',
    isAllowed: editsPortal,
    Component: lazyScreen(
      SCREEN_CATALOGS.help,
      async () => (await import('./screens/help/help-screen.tsx')).HelpScreen,
    ),
  },
  {
    segment: 'dashboards',
    title: 'admin.dashboards',
    group: 'content',
    isAllowed: isEditor,
    edits: ['funder', 'ri', 'organization', 'project'],
    Component: lazyScreen(
      SCREEN_CATALOGS.dashboards,
      async () => (await import('./screens/dashboards/dashboards-screen.tsx')).DashboardsScreen,
      // The names of figures and types.
      [PAGE_CATALOGS.dashboards],
    ),
  },
  {
    segment: 'communities',
    title: 'admin.communities',
    group: 'content',
    isAllowed: isEditor,
    edits: ['community'],
    Component: lazyScreen(
      SCREEN_CATALOGS.communities,
      async () => (await import('./screens/communities/communities-screen.tsx')).CommunitiesScreen,
    ),
  },
  {
    segment: 'look',
    title: 'admin.look',
    group: 'content',
    isAllowed: editsPortal,
    Component: lazyScreen(
      SCREEN_CATALOGS.look,
      async () => (await import('./screens/look/look-screen.tsx')).LookScreen,
    ),
  },
  {
    segment: 'uploads',
    title: 'admin.uploads',
    group: 'content',
    isAllowed: editsPortal,
    Component: lazyScreen(
      SCREEN_CATALOGS.uploads,
      async () => (await import('./screens/uploads/uploads-screen.tsx')).UploadsScreen,
    ),
  },
  {
    segment: 'sources',
    title: 'admin.sources',
    group: 'records',
    isAllowed: isEditor,
    Component: lazyScreen(
      SCREEN_CATALOGS.sources,
      async () => (await import('./screens/sources/sources-screen.tsx')).SourcesScreen,
    ),
  },
  {
    segment: 'duplicates',
    title: 'admin.duplicates',
    group: 'records',
    isAllowed: ({ role }) => isPortalAdministrator(role),
    Component: lazyScreen(
      SCREEN_CATALOGS.duplicates,
      async () => (await import('./screens/duplicates/duplicates-screen.tsx')).DuplicatesScreen,
    ),
  },
  {
    segment: 'withdrawals',
    title: 'admin.withdrawals',
    group: 'records',
    isAllowed: ({ role }) => isPortalAdministrator(role),
    Component: lazyScreen(
      SCREEN_CATALOGS.withdrawals,
      async () => (await import('./screens/withdrawals/withdrawals-screen.tsx')).WithdrawalsScreen,
    ),
  },
  {
    segment: 'people',
    title: 'admin.people',
    group: 'operation',
    isAllowed: ({ role }) => isPortalAdministrator(role) || isUserManager(role),
    Component: lazyScreen(
      SCREEN_CATALOGS.people,
      async () => (await import('./screens/people/people-screen.tsx')).PeopleScreen,
    ),
  },
  {
    segment: 'status',
    title: 'admin.status',
    group: 'operation',
    isAllowed: isEditor,
    Component: lazyScreen(
      SCREEN_CATALOGS.status,
      async () => (await import('./screens/status/status-screen.tsx')).StatusScreen,
    ),
  },
  {
    segment: 'log',
    title: 'admin.log',
    group: 'operation',
    isAllowed: isEditor,
    Component: lazyScreen(
      SCREEN_CATALOGS.log,
      async () => (await import('./screens/log/log-screen.tsx')).LogScreen,
      // Changes have values that other forms offer.
      [
        SCREEN_CATALOGS.menu,
        SCREEN_CATALOGS.duplicates,
        SCREEN_CATALOGS.withdrawals,
        PAGE_CATALOGS.claims,
        PAGE_CATALOGS.dashboards,
        FIELD_NAMES_CATALOG,
      ],
    ),
  },
  {
    segment: 'portal-file',
    title: 'admin.portal-file',
    group: 'operation',
    isAllowed: editsPortal,
    Component: lazyScreen(
      SCREEN_CATALOGS['portal-file'],
      async () => (await import('./screens/portal-file/portal-file-screen.tsx')).PortalFileScreen,
      // The settings that differ have the names of the log.
      [SCREEN_CATALOGS.log],
    ),
  },
];

/** Returns the title of a screen, whoever may open it; `null` if the console has none at this segment. */
export const titleOfScreen = (segment: string): Screen['title'] | null =>
  SCREENS.find((screen) => screen.segment === segment)?.title ?? null;

/** Returns the screens that a user may open. */
export const screensFor = (user: User, portal: PortalConfiguration): readonly Screen[] =>
  SCREENS.filter(({ isAllowed }) => isAllowed(user, portal));
