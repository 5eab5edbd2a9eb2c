import type { SortKey } from '../query-types.ts';

/** Reports whether a sort key orders by the score. */
export const isByScore = ({ by }: Pick<SortKey, 'by'>): boolean =>
  by === 'relevance' || by === 'textRelevance';

/** Reports whether the scores of a search with words are multiplied by the boosts of the documents. The first order by score decides. */
export const hasBoosts = (sort: readonly SortKey[]): boolean => sort.find(isByScore)?.by !== 'textRelevance';
