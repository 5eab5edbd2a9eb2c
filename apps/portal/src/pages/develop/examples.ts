import type { Overview } from '@open-discovery/graph-client';

/** The form of an example’s response: one response, all pages of a search, or a file. */
type ExampleShape = 'search' | 'record' | 'pages' | 'table';

/** A request that works against this portal. */
export interface Example {
  /** Part of the message ids that describe it. */
  readonly id: 'search' | 'filter' | 'record' | 'pages' | 'table';
  readonly shape: ExampleShape;
  /** Path and query below the Graph API, without a leading slash. */
  readonly path: string;
}

/** Words shorter than this are rarely a topic. */
const TOPIC_CHARACTERS = 6;
const FALLBACK_TOPIC = 'science';

/**
 * Returns a word that finds something in this portal: the longest one of the newest product's title.
 * @example topicOf('Sea-level rise and coastal flooding'); // 'flooding'
 */
export const topicOf = (title: string): string => {
  const words = title.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return longest.length < TOPIC_CHARACTERS ? FALLBACK_TOPIC : longest;
};

const pathOf = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(parameters).toString()}`;

/** Returns the examples of the page, about records that this portal has. */
export const createExamples = (overview: Overview | null): readonly Example[] => {
  const product = overview?.newest.find(({ kind }) => kind === 'product');
  const search = topicOf(product?.kind === 'product' ? (product.record.mainTitle ?? '') : '');
  const recent = { search, type: 'publication', fromPublicationDate: '2015-01-01' };
  return [
    { id: 'search', shape: 'search', path: pathOf('research-products', { search, pageSize: '3' }) },
    {
      id: 'filter',
      shape: 'search',
      path: pathOf('research-products', { ...recent, facets: 'access,year' }),
    },
    ...(product
      ? [
          {
            id: 'record' as const,
            shape: 'record' as const,
            path: `research-products/${encodeURIComponent(product.record.id)}`,
          },
        ]
      : []),
    { id: 'pages', shape: 'pages', path: pathOf('research-products', { search, pageSize: '100' }) },
    { id: 'table', shape: 'table', path: pathOf('research-products/export', { search, format: 'csv' }) },
  ];
};
