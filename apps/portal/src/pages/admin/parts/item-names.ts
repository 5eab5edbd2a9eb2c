import {
  ENTITY_NAMES,
  KINDS,
  PAGE_NAMES,
  RECORD_KINDS,
  SEARCH_PATHS,
  spelledRoute,
} from '@open-discovery/model';
import type { AdminEntity, HelpDiv, PageOutline } from '@open-discovery/model';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { Translate } from '../../../messages/use-messages.ts';

/** The names of pages that are not about one kind of records. */
const NAMES: Readonly<Record<string, MessageId>> = {
  '/': 'menu.home',
  '/search/find': 'menu.search',
  '/search/content-providers': 'admin.page-content-providers',
  '/search/entity-registries': 'admin.page-entity-registries',
  '/search/journals': 'admin.page-journals',
  '/search/find/datasources': 'admin.page-data-sources',
  '/search/person': 'admin.page-person',
  '/help': 'footer.help',
  '/about': 'footer.about',
  '/privacy': 'footer.privacy',
  '/accessibility': 'footer.accessibility',
  '/participate/deposit/learn-how': 'menu.deposit',
  '/participate/deposit/search': 'admin.page-deposit-search',
  '/participate/claim': 'menu.link-start',
  '/participate/direct-claim': 'admin.page-direct-claim',
  '/myclaims': 'menu.my-links',
  '/claims': 'admin.page-claims',
  '/develop': 'menu.develop',
  '/dashboards': 'admin.dashboards',
  '/my-orcid-links': 'menu.my-orcid-links',
  '/myCommunities': 'admin.page-my-communities',
};

const DIV_NAMES: Readonly<Record<string, MessageId>> = {
  'search-form': 'admin.div-search-form',
  overview: 'admin.div-overview',
  facets: 'admin.div-facets',
  results: 'admin.div-results',
  'no-results': 'admin.div-no-results',
  record: 'admin.div-record',
  related: 'admin.div-related',
} satisfies Record<HelpDiv, MessageId>;

const kindOfRecordPage = (route: string) => RECORD_KINDS.find((kind) => KINDS[kind].landingPath === route);

/**
 * Returns functions that name pages, entities and places for help texts in lists: those of the software in the reader's language, until somebody
 * renames them.
 */
export const itemNames = (t: Translate) => {
  const nameOfRoute = (route: string): string | null => {
    const id = NAMES[route];
    if (id !== undefined) return t(id);
    const searched = SEARCH_PATHS[route];
    const use = route.startsWith('/search/advanced/') ? 'admin.page-advanced' : 'admin.page-search';
    if (searched) return t(use, { kind: t(`kind.${searched}`) });
    const shown = kindOfRecordPage(route);
    return shown === undefined ? null : t('admin.page-record', { kind: t(`kind.${shown}`) });
  };
  const nameOfEntity = ({ name, pid }: Pick<AdminEntity, 'name' | 'pid'>): string => {
    const kind = RECORD_KINDS.find((one) => KINDS[one].entityPid === pid);
    return kind !== undefined && name === ENTITY_NAMES[pid] ? t(`kind.${kind}`) : name;
  };
  return {
    ofPage: ({ name, route, portalPid }: Pick<PageOutline, 'name' | 'route' | 'portalPid'>): string => {
      if (portalPid !== null) return name;
      const spelled = spelledRoute(route);
      return name === PAGE_NAMES[spelled] ? (nameOfRoute(spelled) ?? name) : name;
    },
    ofEntity: nameOfEntity,
    ofDiv: (name: string): string => {
      const id = Object.hasOwn(DIV_NAMES, name) ? DIV_NAMES[name] : undefined;
      return id === undefined ? name : t(id);
    },
    /** Names an entity of which only the pid is known. */
    ofEntityPid: (pid: string): string =>
      nameOfEntity({ pid, name: (Object.hasOwn(ENTITY_NAMES, pid) && ENTITY_NAMES[pid]) || pid }),
  };
};

/** Returns the functions of {@link itemNames} for a component. */
export const useItemNames = (): ReturnType<typeof itemNames> => itemNames(useMessages());
