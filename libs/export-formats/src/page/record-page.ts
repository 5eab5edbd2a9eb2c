import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import { dublinCore } from '../formats/dublin-core.ts';
import { relatedFacts } from '../formats/related-facts.ts';
import type { RelatedRecord } from '../formats/related-facts.ts';
import { toSchemaOrg } from '../formats/schema-org.ts';
import type { JsonLdNode } from '../formats/json-ld-node.ts';
import { pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import { highwireTags, MOST_AUTHORS } from './highwire.ts';
import type { MetaTag } from './highwire.ts';

/** The metadata in the head of a record's page, besides title, description and addresses. */
export interface PageMetadata {
  /** Tags with `name`: Highwire, Dublin Core and Twitter cards. */
  readonly names: readonly MetaTag[];
  /** Tags with `property`: Open Graph. */
  readonly properties: readonly MetaTag[];
  readonly jsonLd: JsonLdNode;
}

interface PageOptions {
  readonly siteName: string;
  /** Address of a picture for previews of the page. */
  readonly image?: string;
  readonly related?: readonly RelatedRecord[];
}

const DESCRIPTION_CHARACTERS = 300;
/** Returns the start of a description, without half a character. */
const startOf = (text: string): string =>
  text.slice(0, DESCRIPTION_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
const said = ([, content]: MetaTag): boolean => content !== '';

/** Maximum number of identifiers in meta tags; the linked formats list those of all copies. */
const MOST_IDENTIFIERS = 50;

/** Returns the metadata of a record's page; long lists of authors and identifiers are truncated. */
export const recordPageMetadata = (
  item: KindedRecord,
  publicUrls: PublicUrls,
  { siteName, image = '', related = [] }: PageOptions,
): PageMetadata => {
  const all = factsOf(item);
  const facts = {
    ...all,
    creators: all.creators.slice(0, MOST_AUTHORS),
    identifiers: all.identifiers.slice(0, MOST_IDENTIFIERS),
    furtherIdentifiers: all.furtherIdentifiers.slice(0, MOST_IDENTIFIERS),
  };
  const core = dublinCore(facts, publicUrls).flatMap(([element, texts]) =>
    texts.map((text): MetaTag => [`DC.${element}`, text]),
  );
  const graph: MetaTag[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', facts.title],
    ['og:url', pageAddress(facts, publicUrls)],
    ['og:description', startOf(facts.description)],
    ['og:image', image],
  ];
  return {
    // The other tags of a card are those of Open Graph.
    names: [...highwireTags(facts, publicUrls), ...core.filter(said), ['twitter:card', 'summary']],
    properties: graph.filter(said),
    jsonLd: toSchemaOrg(facts, publicUrls, relatedFacts(related)),
  };
};
