import type { IndexQuery, IndexClause, SortKey } from '@open-discovery/search-index';
import { FACET_NAMES, PLANTED } from './corpus.ts';
import { wordOf } from './vocabulary.ts';

/** A search that every engine understands. */
export interface BenchQuery {
  node: IndexClause;
  sort: 'relevance' | 'date';
  facets: readonly string[];
  offset: number;
  limit: number;
}

const PER_CLASS = 20;
const FACET_SIZE = 20;
const PREFIX_LENGTH = 4;

const words = (...ranks: number[]): IndexClause[] =>
  ranks.map((rank) => ({ op: 'words', text: wordOf(rank) }));
const inField = (field: string, rank: number): IndexClause => ({
  op: 'words',
  text: wordOf(rank),
  fields: [field],
});
const frequent = (at: number): IndexClause => ({ op: 'words', text: wordOf(20 + at) });
const query = (node: IndexClause, more: Partial<BenchQuery> = {}): BenchQuery => ({
  node,
  sort: 'relevance',
  facets: [],
  offset: 0,
  limit: 10,
  ...more,
});

/** A class of searches; each row gives its n-th one. */
const CLASSES: Record<string, (at: number) => BenchQuery> = {
  'frequent term': (at) => query(frequent(at)),
  'rare term': (at) => query({ op: 'words', text: wordOf(20_000 + 997 * at) }),
  '3 terms, all': (at) => query({ op: 'and', nodes: words(20 + at, 60 + at, 130 + at) }),
  '3 terms, any': (at) => query({ op: 'or', nodes: words(20 + at, 60 + at, 130 + at) }),
  phrase: (at) => query({ op: 'phrase', text: (PLANTED[at]?.words ?? []).join(' ') }),
  prefix: (at) => query({ op: 'prefix', text: wordOf(40 + at).slice(0, PREFIX_LENGTH) }),
  'term in a field': (at) => query(inField('title', 20 + at)),
  'term, 10 facets': (at) => query(frequent(at), { facets: FACET_NAMES }),
  'filters, 10 facets, by date': (at) =>
    query(
      {
        op: 'and',
        nodes: [
          { op: 'value', field: 'type', values: ['type-0'] },
          { op: 'value', field: 'access', values: ['access-0', 'access-1'] },
          { op: 'range', field: 'year', from: 1990 + at, to: 2026 },
        ],
      },
      { facets: FACET_NAMES, sort: 'date' },
    ),
  'everything, 10 facets': () => query({ op: 'all' }, { facets: FACET_NAMES }),
  'page 1000': (at) => query(frequent(at), { offset: 9990 }),
  'fetch 10': (at) =>
    query({
      op: 'ids',
      ids: Array.from({ length: 10 }, (_, index) => `record-${(at * 613 + index * 97) % 5000}`),
    }),
};

/** All searches of a run, with their class, in rounds: neighbours are of different classes. */
export const benchQueries = (): [name: string, query: BenchQuery][] =>
  Array.from({ length: PER_CLASS }, (_, at) =>
    Object.entries(CLASSES).map(([name, make]): [string, BenchQuery] => [name, make(at)]),
  ).flat();

/** The beginnings of subjects that are completed. */
export const benchPrefixes = (): string[] =>
  Array.from({ length: PER_CLASS }, (_, at) => `subject ${wordOf(at).slice(0, 2)}`);

const SORTS: Record<BenchQuery['sort'], SortKey[]> = {
  relevance: [{ by: 'relevance', descending: true }],
  date: [{ by: 'date', descending: true }],
};

/** For the index itself. */
export const toIndexQuery = ({ node, sort, facets, offset, limit }: BenchQuery): IndexQuery => ({
  node,
  filters: [],
  facets: facets.map((field) => ({ field, size: FACET_SIZE })),
  sort: SORTS[sort],
  offset,
  limit,
});

/** The value that every engine's facets are cut at. */
export { FACET_SIZE };
