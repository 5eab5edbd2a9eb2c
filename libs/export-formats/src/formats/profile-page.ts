import type { PublicUrls } from '../public-urls.ts';
import { toCollectionPage } from './collection-page.ts';
import type { CollectionPage } from './collection-page.ts';
import type { JsonLdNode } from './json-ld-node.ts';

interface ProfilePage extends CollectionPage {
  /** ORCID iD of the author, whose name is the page's. */
  readonly orcid: string;
}

/** Formats the page of an author as schema.org's ProfilePage: the person, and the listed works. */
export const toProfilePage = ({ orcid, ...page }: ProfilePage, publicUrls: PublicUrls): JsonLdNode => {
  const { mainEntity, ...rest } = toCollectionPage(page, publicUrls);
  const address = `https://orcid.org/${orcid}`;
  return {
    ...rest,
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', '@id': address, name: page.name, identifier: address, sameAs: address },
    // A page can be part of a page; a list is not a creative work, so it cannot.
    hasPart: { '@type': 'CollectionPage', url: page.url, name: page.name, mainEntity },
  };
};
