import type { ResearchProduct } from '@open-discovery/model';
import { relatedAddress } from './list-addresses.ts';

const CLASSES = ['citationClass', 'influenceClass', 'popularityClass', 'impulseClass'] as const;

/**
 * Returns the address of the works that a product's citation count refers to. Returns `null` for a count that
 * comes from the source and covers works outside of this index: only such counts have classes.
 */
export const citingAddress = ({
  id,
  indicators,
}: Pick<ResearchProduct, 'id' | 'type' | 'indicators'>): string | null =>
  CLASSES.some((name) => indicators?.citationImpact?.[name]) ? null : relatedAddress('IsCitedBy', id);
