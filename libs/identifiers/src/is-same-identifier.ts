import type { Identifier } from './identifier.ts';
import { parseIdentifier } from './parse-identifier.ts';

/** Schemes that are part of another one are compared in the wider one: ORCID in ISNI, DOI in handle. */
const comparisonKey = ({ scheme, value }: Identifier): string => {
  if (scheme === 'orcid') return `isni ${value.replaceAll('-', '')}`;
  if (scheme === 'doi' || (scheme === 'handle' && value.startsWith('10.')))
    return `handle ${value.toLowerCase()}`;
  return `${scheme} ${value}`;
};

const toIdentifier = (given: Identifier | string | null | undefined): Identifier | null =>
  typeof given === 'string' ? parseIdentifier(given) : (given ?? null);

/**
 * Reports whether two identifiers are the same: equal normal forms, an ORCID iD and the ISNI of the same digits, or a
 * DOI and the handle of the same name. Text that is not an identifier equals nothing.
 * @example
 * isSameIdentifier('doi:10.1000/ABC', 'https://doi.org/10.1000/abc'); // true
 */
export const isSameIdentifier = (a: Identifier | string, b: Identifier | string): boolean => {
  const [first, second] = [toIdentifier(a), toIdentifier(b)];
  return first !== null && second !== null && comparisonKey(first) === comparisonKey(second);
};
