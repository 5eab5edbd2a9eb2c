import type { KindCounts, SearchPage, Spelling } from '@open-discovery/graph-client';
import type { Asked } from '@open-discovery/portal-state';
import { clearFilters, formatSearchAddress, withKeyword, withKind } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { enabledKinds } from '../../../search/enabled-kinds.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { searchTools } from '../../../runtime/search-tools.ts';
import { useAnswer } from '../../../runtime/use-answer.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFilterWords } from '../use-filter-words.ts';
import type { Named } from '../use-filter-words.ts';
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
 * Returns other spellings of the words that find something under the filters, or without them if none does.
 */
export const useSpellings = (query: SearchQuery): readonly QueryRelaxation[] => {
  const t = useMessages();
  const { graphApi } = usePortal();
  const { spelling } = searchTools(graphApi);
  const bare = clearFilters(query);
  const found = foundSpellings(query, useAnswer(spelling, query));
  const foundBare = foundSpellings(bare, useAnswer(spelling, bare));
  if (found.length > 0 || formatSearchAddress(bare) === formatSearchAddress(query)) return found;
  return foundBare.map((way) => ({ ...way, words: t('recovery.unfiltered', { words: way.words }) }));
};

const foundSpellings = (
  query: SearchQuery,
  answer: Asked<readonly Spelling[]> | undefined,
): readonly QueryRelaxation[] =>
  answer?.state === 'found'
    ? answer.value.map(({ keyword, total }) => ({
        words: keyword,
        query: withKeyword(query, keyword),
        total,
      }))
    : [];

/**
 * Returns the relaxations that find more than the query. The one for all records is offered only when nothing
 * was found.
 */
export const useOfferedWays = (
  query: SearchQuery,
  { total, ...named }: Named & Pick<SearchPage, 'total'>,
): readonly QueryRelaxation[] => {
  const { graphApi } = usePortal();
  const offers = offersOf(query);
  const words = useOfferWords(query, named);
  const answer = useAnswer(
    searchTools(graphApi).totals,
    offers.map((offer) => offer.query),
  );
  if (answer === undefined) return [];
  if (answer.state !== 'found') return total === 0 ? uncounted(offers, words) : [];
  return offers
    .map((offer, index) => ({ offer, found: answer.value[index] ?? 0 }))
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
  const words = useFilterWords(named);
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
