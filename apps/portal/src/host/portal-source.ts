import { getFullPortal, getMenu, toMenuItems } from '@open-discovery/admin-client';
import { scopeCss } from '@open-discovery/config/portal';
import type { ConfiguredMenuItem, PortalConfiguration } from '@open-discovery/config';
import { describeHttpError, endpointAddress, send, timeOutMs } from '@open-discovery/http';
import type { Endpoint, Fetch } from '@open-discovery/http';
import type { MenuItem } from '@open-discovery/menu';
import type { FullMenu, FullPortal } from '@open-discovery/model';

/** The portal as it is at the moment. */
export interface CurrentPortal {
  readonly configuration: PortalConfiguration;
  /** It could not be fetched: no page is enabled. Spec §8 "Portal fetch failure". */
  readonly isMissing: boolean;
}

export interface PortalSourceOptions {
  readonly configuration: PortalConfiguration;
  /** Base address of the admin tool as the host reaches it. */
  readonly adminToolUrl: string;
  readonly fetch: Fetch;
  readonly production: boolean;
  /** How long an answer of the admin tool holds. */
  readonly keptMs: number;
  /** Milliseconds of any clock that only goes forward. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** A failure is asked about again soon. */
const LONGEST_MISSING_MS = 5_000;

/**
 * Gives the portal for each request: the file's, or in managed mode the admin tool's, asked for once for all who wait and
 * kept for a moment. Spec §1.5.
 */
export const createPortalSource = (options: PortalSourceOptions): (() => Promise<CurrentPortal>) => {
  const { configuration, clock, keptMs } = options;
  if (configuration.static) return () => Promise.resolve({ configuration, isMissing: false });
  let current: Promise<CurrentPortal> | null = null;
  let heldUntil = -Infinity;
  return () => {
    if (current && clock() < heldUntil) return current;
    heldUntil = Infinity;
    current = fetchPortal(options).then((portal) => {
      heldUntil = clock() + (portal.isMissing ? Math.min(keptMs, LONGEST_MISSING_MS) : keptMs);
      return portal;
    });
    return current;
  };
};

const fetchPortal = async (options: PortalSourceOptions): Promise<CurrentPortal> => {
  const { configuration } = options;
  const [portal, menu] = await Promise.all([
    ask(getFullPortal(configuration), options),
    ask(getMenu(configuration), options),
  ]);
  if (portal === null)
    return { configuration: { ...configuration, pages: [], entities: [], menu: [] }, isMissing: true };
  return { configuration: managed(configuration, portal, menu), isMissing: false };
};

const ask = async <T>(endpoint: Endpoint<T>, options: PortalSourceOptions): Promise<T | null> => {
  const { adminToolUrl: baseUrl, fetch, production, log } = options;
  const limitMs = timeOutMs({ place: 'server', production, service: 'adminTool', method: endpoint.method });
  const answer = await send(endpoint, { baseUrl, fetch, limitMs });
  if (answer.ok) return answer.value;
  log(describeHttpError(endpointAddress(baseUrl, endpoint), answer.error));
  return null;
};

/** The file's configuration with what the admin tool says of the portal in place of the file's. */
const managed = (
  configuration: PortalConfiguration,
  { name, layout, pages, entities }: FullPortal,
  menu: FullMenu | null,
): PortalConfiguration => ({
  ...configuration,
  name,
  pages: pages.map(({ route, isEnabled }) => ({ route, isEnabled })),
  entities: entities.map(({ pid, isEnabled }) => ({ pid, isEnabled })),
  menuId: layout.menuId || null,
  title: layout.title || configuration.title,
  logo: layout.logoUrl ? { logoUrl: layout.logoUrl, isUpload: layout.isUpload } : configuration.logo,
  fieldName: layout.fieldName || null,
  queryFieldName: layout.queryFieldName || null,
  valueId: layout.valueId || null,
  valueName: layout.valueName || null,
  graphSectionTitle: layout.graphSectionTitle || null,
  graphSectionText: layout.graphSectionText || null,
  enableLogin: layout.enableLogin,
  showHeaderAlways: layout.showHeaderAlways,
  customCss: scopeCss(layout.customCss),
  menu: menu ? menuOf(menu) : [],
});

const menuOf = (menu: FullMenu): PortalConfiguration['menu'] => {
  const tree = toMenuItems({
    ...menu,
    menuItems: menu.isMenuEnabled ? menu.menuItems : [],
    featuredItems: menu.isFeaturedMenuEnabled ? menu.featuredItems : [],
  });
  return tree.ok ? tree.items.map(configured) : [];
};

const configured = (item: MenuItem): ConfiguredMenuItem => ({
  ...item,
  entitiesRequired: [...item.entitiesRequired],
  routeRequired: [...item.routeRequired],
  params: { ...item.params },
  items: item.items.map(configured),
});
