import type { KindCounts, SearchPage, Spelling } from '@open-discovery/graph-client';
import { foundValue } from '@open-discovery/portal-state';
import type { QueryResult } from '@open-discovery/portal-state';
import { clearFilters, formatSearchAddress, withKeyword, withKind } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { enabledKinds } from '../../../search/enabled-kinds.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFilterWords } from '../use-filter-words.ts';
import type { Named } from '../use-filter-words.ts';
import type { RelaxationData } from './fetch-relaxations.ts';
import { offersOf } from './query-relaxations.ts';
import type { Offer } from './query-relaxations.ts';

/**
 * A link to a query that finds more: the change, the address and the number of results; `null` when it was
 * not counted.
 */
export interface QueryRelaxation {
  readonly words: string;
  readonly query: SearchQuery;
  readonly total: number | null;
}

/**
 * Returns other spellings of the words that find something, and those that do without filters if they are better: under
 * the filters, a spelling can lack words.
 */
export const useSpellings = (
  query: SearchQuery,
  { spellings, unfilteredSpellings }: RelaxationData,
): readonly QueryRelaxation[] => {
  const t = useMessages();
  const bare = clearFilters(query);
  const found = foundSpellings(query, spellings);
  const foundBare = foundSpellings(bare, unfilteredSpellings);
  const [best] = foundBare;
  const hasBest = best === undefined || found.some(({ words }) => words === best.words);
  if (hasBest || formatSearchAddress(bare) === formatSearchAddress(query)) return found;
  return [
    ...found,
    ...foundBare.map((way) => ({ ...way, words: t('recovery.unfiltered', { words: way.words }) })),
  ];
};

const foundSpellings = (
  query: SearchQuery,
  answer: QueryResult<readonly Spelling[]>,
): readonly QueryRelaxation[] =>
  (foundValue(answer) ?? []).map(({ keyword, total }) => ({
    words: keyword,
    query: withKeyword(query, keyword),
    total,
  }));

/**
 * Returns the relaxations that find more than the query. The one for all records is offered only when nothing
 * was found.
 */
export const useOfferedWays = (
  query: SearchQuery,
  { total, ...named }: Named & Pick<SearchPage, 'total'>,
  totals: RelaxationData['totals'],
): readonly QueryRelaxation[] => {
  const offers = offersOf(query);
  const words = useOfferWords(query, named);
  if (totals.state !== 'found') return total === 0 ? uncounted(offers, words) : [];
  return offers
    .map((offer, index) => ({ offer, found: totals.value[index] ?? 0 }))
    .filter(({ offer, found }) => found > total && (total === 0 || offer.differs.by !== 'everything'))
    .map(({ offer, found }) => ({ words: words(offer), query: offer.query, total: found }));
};

/** Returns relaxations that were not counted. */
const uncounted = (offers: readonly Offer[], words: (offer: Offer) => string): readonly QueryRelaxation[] =>
  offers
    .filter(({ differs }) => differs.by === 'everything')
    .map((offer) => ({ words: words(offer), query: offer.query, total: null }));

const useOfferWords = (query: SearchQuery, named: Named) => {
  const t = useMessages();
  const words = useFilterWords(query, named);
  return ({ differs }: Offer): string => {
    switch (differs.by) {
      case 'field':
      case 'exclusion':
        return t(differs.by === 'field' ? 'recovery.without' : 'recovery.with', {
          what: words.filter(differs.field, differs.values),
        });
      case 'words':
        return t('recovery.without', { what: differs.words });
      case 'everything':
        return t('recovery.everything', { kind: t(`kind.${query.kind}`) });
      default:
        return t(`recovery.${differs.by}`);
    }
  };
};

/** Returns the other kinds that match the words. */
export const useOtherKinds = (query: SearchQuery, counts: KindCounts | null): readonly QueryRelaxation[] => {
  const t = useMessages();
  const { configuration } = usePortal();
  return enabledKinds(configuration)
    .filter((kind) => kind !== query.kind)
    .map((kind) => ({
      words: t(`kind.${kind}`),
      query: withKind(clearFilters(query), kind),
      total: counts?.[kind] ?? 0,
    }))
    .filter(({ total }) => total > 0);
};
