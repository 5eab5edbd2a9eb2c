import type { KindedRecord } from '@open-discovery/model';
import { namedOf } from '../facts/named-of.ts';
import { pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import type { JsonLdNode } from './json-ld-node.ts';

/** A page of results. */
export interface CollectionPage {
  /** Address of the page. */
  readonly url: string;
  readonly name: string;
  readonly total: number;
  /** Index of the first record on the page. */
  readonly offset: number;
  readonly records: readonly KindedRecord[];
}

/** Formats a page of results as schema.org's CollectionPage. */
export const toCollectionPage = (page: CollectionPage, publicUrls: PublicUrls): JsonLdNode => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  '@id': page.url,
  url: page.url,
  name: page.name,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: page.total,
    itemListElement: page.records.map(namedOf).map((record, at) => ({
      '@type': 'ListItem',
      position: page.offset + at + 1,
      url: pageAddress(record, publicUrls),
      name: record.title,
    })),
  },
});
