import { parseIdentifier, parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';

interface Pid {
  readonly scheme?: string | null;
  readonly value?: string | null;
}

/**
 * An identifier as a record carries it: by the scheme that it names, else by its form. Bare digits under a scheme that we
 * don't know are that scheme's, and no PMID.
 */
export const readPid = ({ scheme, value }: Pid): Identifier | null => {
  if (!value) return null;
  const known = schemeOfClass(scheme ?? '');
  if (known) return parseIdentifierAs(known, value);
  return scheme && /^\d+$/.test(value) ? null : parseIdentifier(value);
};
