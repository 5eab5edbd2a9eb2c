import type { KindedRecord } from '@open-discovery/model';
import { namedOf } from '../facts/named-of.ts';
import { pageAddress } from '../place.ts';
import type { Place } from '../place.ts';
import type { Node } from './schema-org.ts';

interface CollectionPage {
  /** Address of the page. */
  readonly url: string;
  readonly name: string;
  readonly total: number;
  /** Number of the first record on the page, from 0. */
  readonly offset: number;
  readonly records: readonly KindedRecord[];
}

/** A page of results as schema.org's CollectionPage. */
export const toCollectionPage = (page: CollectionPage, place: Place): Node => ({
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
      url: pageAddress(record, place),
      name: record.title,
    })),
  },
});
