import { parseIdentifier, parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';

/** An identifier as records have it. */
export interface Pid {
  readonly scheme?: string | null;
  readonly value?: string | null;
}

/**
 * Parses a record's identifier by its named scheme, otherwise by its form. Digits under an unknown scheme
 * belong to that scheme and are not a PMID.
 */
export const readPid = ({ scheme, value }: Pid): Identifier | null => {
  if (!value) return null;
  const known = schemeOfClass(scheme ?? '');
  if (known) return parseIdentifierAs(known, value);
  return scheme && /^\d+$/.test(value) ? null : parseIdentifier(value);
};
