import { parseIdentifier, parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import type { Identifier } from '@open-discovery/identifiers';

interface Pid {
  readonly scheme?: string | null;
  readonly value?: string | null;
}

/** An identifier as a record carries it: by the scheme that it names, else by its form. */
export const readPid = ({ scheme, value }: Pid): Identifier | null => {
  if (!value) return null;
  const known = schemeOfClass(scheme ?? '');
  return known ? parseIdentifierAs(known, value) : parseIdentifier(value);
};
