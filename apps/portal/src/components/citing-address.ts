import type { ResearchProduct } from '@open-discovery/model';
import { relatedAddress } from './fact-links.ts';

const CLASSES = ['citationClass', 'influenceClass', 'popularityClass', 'impulseClass'] as const;

/**
 * The list of the works that a product's count of citations stands for. `null` where the count is the source's, of a
 * larger world than this index: only such a count comes with classes.
 */
export const citingAddress = ({ id, indicators }: ResearchProduct): string | null =>
  CLASSES.some((name) => indicators?.citationImpact?.[name]) ? null : relatedAddress('IsCitedBy', id);
