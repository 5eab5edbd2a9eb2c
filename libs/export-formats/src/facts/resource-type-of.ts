import type { ResourceType } from '@open-discovery/model';
import type { Facts } from './facts.ts';
import { resourceType } from './work-type.ts';

/** Returns the type of a work in the Graph's words; `null` if its sources do not say it. */
export const resourceTypeOf = ({ item }: Facts): ResourceType | null =>
  item.kind === 'product' ? resourceType(item.record) : null;
