import { ACCESS_RIGHTS, isOpen, parseAccessRight } from '@open-discovery/model';
import { withFilter, withYears } from '@open-discovery/search-fields';
import { resultsAddress } from '../../../search/search-address.ts';
import type { CountedFigures } from './fetch-figures.ts';
import { stakeholderQuery } from './stakeholder-query.ts';
import type { Selection } from './stakeholder-query.ts';

/** Reports whether an access right makes a work open access. */
export const isOpenRight = (value: string): boolean => {
  const right = parseAccessRight(value);
  return right !== null && isOpen(right);
};

const OPEN_RIGHTS = Object.keys(ACCESS_RIGHTS).filter(isOpenRight);

/** Returns the address of the open works of a stakeholder, of all years or of one. */
export const openWorksAddress = (selection: Selection, year: number | null = null): string => {
  const query = OPEN_RIGHTS.reduce(
    (narrowed, right) => withFilter(narrowed, 'access', right, true),
    stakeholderQuery(selection),
  );
  return resultsAddress(year === null ? query : withYears(query, year, year));
};

/** Returns the share of works that are open access; `null` where it is not known. */
export const openShare = ({ counts }: CountedFigures): number | null => {
  if (counts.state !== 'found' || counts.value.total === 0) return null;
  const values = counts.value.facets['access']?.values ?? [];
  const open = values.reduce((sum, { value, count }) => (isOpenRight(value) ? sum + count : sum), 0);
  return open / counts.value.total;
};
