import { getFullPortal, getMenu, toMenuItems } from '@open-discovery/admin-client';
import { scopeCss } from '@open-discovery/config/portal';
import type { ConfiguredMenuItem, PortalConfiguration } from '@open-discovery/config';
import { describeHttpError, endpointAddress, send, timeoutMs } from '@open-discovery/http';
import type { Endpoint, Fetch } from '@open-discovery/http';
import type { MenuItem } from '@open-discovery/menu';
import type { FullMenu, FullPortal } from '@open-discovery/model';

/** The current state of the portal. */
export interface CurrentPortal {
  readonly configuration: PortalConfiguration;
  /** The portal could not be fetched: no page is enabled. Spec §8 "Portal fetch failure". */
  readonly isMissing: boolean;
}

export interface PortalSourceOptions {
  readonly configuration: PortalConfiguration;
  /** Base address of the admin tool as the host reaches it. */
  readonly adminToolUrl: string;
  readonly fetch: Fetch;
  readonly production: boolean;
  /** Lifetime of an answer of the admin tool. */
  readonly keptMs: number;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** A failure is retried sooner. */
const LONGEST_MISSING_MS = 5_000;

/**
 * Returns the portal for each request: that of the configuration file, or in managed mode that of the admin tool,
 * fetched once for concurrent requests and kept for a moment. Spec §1.5.
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
  const limitMs = timeoutMs({ place: 'server', production, service: 'adminTool', method: endpoint.method });
  const answer = await send(endpoint, { baseUrl, fetch, limitMs });
  if (answer.ok) return answer.value;
  log(describeHttpError(endpointAddress(baseUrl, endpoint), answer.error));
  return null;
};

/** Merges the admin tool's description of the portal into the file's configuration. */
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
