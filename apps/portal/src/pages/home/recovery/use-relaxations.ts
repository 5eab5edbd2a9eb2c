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

/** A link that finds more: what it changes, where it leads, and how many results are there; `null` if nobody counted. */
export interface QueryRelaxation {
  readonly words: string;
  readonly query: SearchQuery;
  readonly total: number | null;
}

/** Other spellings of the words that find something; where none does under the filters, those that do without any. */
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

/** The offers that find more than the query does; to start from everything is offered only to those who have nothing. */
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

/** What finds something without having been counted. */
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

/** The other kinds that the words find. */
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
