import type { KindedRecord } from '@open-discovery/model';
import { factsOf } from '../facts/facts-of.ts';
import { dublinCore } from '../formats/dublin-core.ts';
import { isSaidRelation, toSchemaOrg } from '../formats/schema-org.ts';
import type { Node } from '../formats/schema-org.ts';
import { pageAddress } from '../place.ts';
import type { Place } from '../place.ts';
import { highwireTags, MOST_AUTHORS } from './highwire.ts';
import type { MetaTag } from './highwire.ts';

/** Another record and the relation by which a page's record leads to it. */
export interface RelatedRecord {
  readonly relation: string;
  readonly item: KindedRecord;
}

/** What the head of a record's page says to machines, beside its title, description and addresses. */
export interface PageMetadata {
  /** By `name`: Highwire's and Dublin Core's. */
  readonly names: readonly MetaTag[];
  /** By `property`: Open Graph's. */
  readonly properties: readonly MetaTag[];
  readonly jsonLd: Node;
}

const DESCRIPTION_CHARACTERS = 300;
const said = ([, content]: MetaTag): boolean => content !== '';

/** So many identifiers stand on a page; the formats that it links to have those of all copies. */
const MOST_IDENTIFIERS = 50;

/** Everything in the head of a record's page; of very many authors and identifiers the first, in their order. */
export const recordPageMetadata = (
  item: KindedRecord,
  place: Place,
  { siteName, related = [] }: { readonly siteName: string; readonly related?: readonly RelatedRecord[] },
): PageMetadata => {
  const all = factsOf(item);
  const facts = {
    ...all,
    creators: all.creators.slice(0, MOST_AUTHORS),
    identifiers: all.identifiers.slice(0, MOST_IDENTIFIERS),
  };
  const core = dublinCore(facts, place).flatMap(([element, texts]) =>
    texts.map((text): MetaTag => [`DC.${element}`, text]),
  );
  const graph: MetaTag[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', facts.title],
    ['og:url', pageAddress(facts, place)],
    ['og:description', facts.description.slice(0, DESCRIPTION_CHARACTERS)],
  ];
  const others = related
    .filter(({ relation }) => isSaidRelation(relation))
    .map(({ relation, item: other }) => ({ relation, facts: factsOf(other) }));
  return {
    names: [...highwireTags(facts, place), ...core.filter(said)],
    properties: graph.filter(said),
    jsonLd: toSchemaOrg(facts, place, others),
  };
};
