import { expect, test } from '@jest/globals';
import { aProduct } from '@open-discovery/model/testing';
import { toProfilePage } from './profile-page.ts';

const publicUrls = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph' };
const URL = 'https://portal.example/search/person?personId=0000-0002-1825-0097';
const ORCID = 'https://orcid.org/0000-0002-1825-0097';

test('the page of an author is a ProfilePage about a Person, with the list of works as a separate page', () =>
  expect(
    toProfilePage(
      {
        url: URL,
        name: 'Doe, Jane',
        orcid: '0000-0002-1825-0097',
        total: 12,
        offset: 10,
        records: [{ kind: 'product', record: aProduct({ id: 'a', mainTitle: 'Sea level' }) }],
      },
      publicUrls,
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': URL,
    url: URL,
    name: 'Doe, Jane',
    mainEntity: { '@type': 'Person', '@id': ORCID, name: 'Doe, Jane', identifier: ORCID, sameAs: ORCID },
    hasPart: {
      '@type': 'CollectionPage',
      url: URL,
      name: 'Doe, Jane',
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 12,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 11,
            url: 'https://portal.example/search/publication?articleId=a',
            name: 'Sea level',
          },
        ],
      },
    },
  }));
