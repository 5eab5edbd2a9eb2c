import { KIND_NAMES } from '@open-discovery/model';
import type { Facts } from './facts.ts';
import { resourceTypeOf } from './resource-type-of.ts';

/**
 * Returns what formats that only know documents say a record is: the type of a work in the Graph's words, or the name of
 * another kind, by which importers tell it from a document; '' if unknown.
 */
export const typeNameOf = (facts: Facts): string =>
  facts.item.kind === 'product' ? (resourceTypeOf(facts) ?? '') : KIND_NAMES[facts.item.kind];

/** Returns the short name of a record that is not a work; works have several titles instead. */
export const shortNameOf = ({ item, otherTitles }: Facts): string =>
  item.kind === 'product' ? '' : (otherTitles[0] ?? '');
