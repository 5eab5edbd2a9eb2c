import { relationTo } from '../format.ts';
import type { Found } from '../format.ts';
import { idOfFunder } from './funder-id.ts';

/** Returns the relation of a work or project to the organization that funds it; none without an identifier of both registries. */
export const funderRelations = (source: string, funderId: string | null): Found[] => {
  const target = idOfFunder(funderId ?? '');
  return target === null ? [] : [relationTo(source, 'isFundedBy', target)];
};
