import type { PortalFlags } from '@open-discovery/menu';
import { KINDS } from '@open-discovery/model';
import type { ProductType, RecordKind } from '@open-discovery/model';
import { withPage } from '@open-discovery/search-fields';
import type { SearchAddress, SearchQuery } from '@open-discovery/search-fields';
import { enabledKinds, isKindEnabled } from './enabled-kinds.ts';

/** Returns the kind or the product type of a query that the portal switches off; `null` where it searches all. */
export const disabledKind = ({ kind, types }: SearchQuery, portal: PortalFlags): RecordKind | null =>
  isKindEnabled(portal, kind) ? (types.find((type) => !isKindEnabled(portal, type)) ?? null) : kind;

interface DisabledSearch {
  readonly parameters: URLSearchParams;
  /** The product types that the address names. */
  readonly types: readonly ProductType[];
  readonly portal: PortalFlags;
  readonly parseAddress: (parameters: URLSearchParams) => SearchAddress;
}

/** Returns the search of an address in each enabled kind, with everything in it that the kind understands. */
export const queriesOfOtherKinds = ({ parameters, types, portal, parseAddress }: DisabledSearch) => {
  const others = [...parameters].filter(([name]) => name !== 'type');
  const enabledTypes = types.filter((type) => isKindEnabled(portal, type));
  return enabledKinds(portal).map((kind): SearchQuery => {
    const kinds: readonly RecordKind[] =
      kind === 'product' && enabledTypes.length > 0 ? enabledTypes : [kind];
    const named = kinds.map((one) => ['type', KINDS[one].typeWord]);
    return withPage(parseAddress(new URLSearchParams([...named, ...others])).query, 1);
  });
};
