import type { FacetValue } from '@open-discovery/graph-client';
import { PRODUCT_TYPES } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import type { LoaderOf } from '../../../runtime/route-services.ts';
import { enabledKinds, isKindEnabled } from '../../../search/enabled-kinds.ts';

/** A kind of records with its number; `null` where it is not known. */
interface CountedKind {
  readonly kind: RecordKind;
  readonly query: SearchQuery;
  readonly total: number | null;
}

/** The data of the loader of the page about the portal. */
export interface AboutData {
  readonly shows: 'information';
  readonly kinds: readonly CountedKind[];
  /** The sources of the most products. */
  readonly sources: readonly FacetValue[];
}

const SOURCES_SHOWN = 10;
const SOURCE = 'collectedFrom';

/** Loads the number of records of each kind that the portal shows, and their sources. */
export const aboutLoader: LoaderOf =
  ({ fetchQuery, configuration }) =>
  async (): Promise<AboutData> => {
    const kinds = [
      ...PRODUCT_TYPES.filter((type) => isKindEnabled(configuration, type)).map((kind) => ({
        kind,
        query: { ...EMPTY_QUERY, types: [kind] },
      })),
      ...enabledKinds(configuration)
        .filter((kind) => kind !== 'product')
        .map((kind) => ({ kind, query: { ...EMPTY_QUERY, kind } })),
    ];
    const [totals, search] = await Promise.all([
      fetchQuery(
        'totals',
        kinds.map(({ query }) => query),
      ),
      fetchQuery('search', {
        query: EMPTY_QUERY,
        options: { facets: [SOURCE], facetSize: SOURCES_SHOWN },
      }),
    ]);
    const known = foundValue(totals);
    return {
      shows: 'information',
      kinds: kinds.map((row, at) => ({ ...row, total: known?.[at] ?? null })),
      sources: foundValue(search)?.facets[SOURCE]?.values.slice(0, SOURCES_SHOWN) ?? [],
    };
  };
