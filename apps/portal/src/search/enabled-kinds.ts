import { isEntityEnabled } from '@open-discovery/menu';
import type { PortalFlags } from '@open-discovery/menu';
import { KINDS, PRODUCT_TYPES, SEARCHED_KINDS } from '@open-discovery/model';
import type { RecordKind, SearchedKind } from '@open-discovery/model';

/**
 * Reports whether a kind has its own search: its entity or one of its types is enabled; kinds without an
 * entity always have one.
 */
export const isKindEnabled = (portal: PortalFlags, kind: RecordKind): boolean => {
  if (kind === 'product') return PRODUCT_TYPES.some((type) => isKindEnabled(portal, type));
  const pid = KINDS[kind].entityPid;
  return pid === null || isEntityEnabled(portal, pid);
};

/** The kinds that visitors of this portal can search, in the order in which they are shown. */
export const enabledKinds = (portal: PortalFlags): SearchedKind[] =>
  SEARCHED_KINDS.filter((kind) => isKindEnabled(portal, kind));
