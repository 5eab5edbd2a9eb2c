export { toCollectionPage } from './formats/collection-page.ts';
export { toProfilePage } from './formats/profile-page.ts';
export type { JsonLdNode } from './formats/json-ld-node.ts';
export type { RelatedRecord } from './formats/related-facts.ts';
export type { MetaTag } from './page/highwire.ts';
export { recordPageMetadata } from './page/record-page.ts';
export type { PageMetadata } from './page/record-page.ts';

export { resultSignposts, signposts } from './page/signposting.ts';
export { linkHeader } from './page/typed-link.ts';
export type { TypedLink } from './page/typed-link.ts';
export type { PublicUrls } from './public-urls.ts';
