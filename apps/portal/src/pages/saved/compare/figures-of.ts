import type { SearchQuery } from '@open-discovery/search-fields';
import type { MessageId } from '../../../messages/message-id.ts';
import type { ComparedKind } from './compare-address.ts';
import { overlapQueries } from './overlap-queries.ts';

interface Counted {
  readonly total: number;
  readonly query: SearchQuery;
}

/** A figure of each compared record. */
export interface FigureOfEach {
  readonly name: MessageId;
  readonly counts: readonly Counted[];
}

/** A figure of two compared records: the number of records related to both. */
interface FigureOfPair extends Counted {
  readonly name: MessageId;
  readonly records: readonly number[];
}

export interface Figures {
  readonly ofEach: readonly FigureOfEach[];
  readonly ofPairs: readonly FigureOfPair[];
}

/** Returns the figures of records from the totals of {@link overlapQueries}; those that could not be counted are left out. */
export const figuresOf = (
  kind: ComparedKind,
  ids: readonly string[],
  totals: readonly (number | null)[],
): Figures => {
  const counted = overlapQueries(kind, ids).flatMap((overlap, position) => {
    const total = totals[position] ?? null;
    return total === null ? [] : [{ ...overlap, total }];
  });
  const ofOne = counted.filter(({ records }) => records.length === 1);
  const names = [...new Set(ofOne.map(({ name }) => name))];
  return {
    ofEach: names
      .map((name) => ({ name, counts: ofOne.filter((figure) => figure.name === name) }))
      .filter(({ counts }) => counts.length === ids.length && counts.some(({ total }) => total > 0)),
    ofPairs: counted.filter(({ records }) => records.length === 2),
  };
};
