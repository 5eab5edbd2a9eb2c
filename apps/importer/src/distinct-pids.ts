import { parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import { isFields } from './fields.ts';

/** An identifier by its normal form: `doi 10.1234/a` for `{ scheme: 'DOI', value: '10.1234/A' }`. */
const keyOf = (pid: unknown): string => {
  if (!isFields(pid) || typeof pid['value'] !== 'string') return JSON.stringify(pid);
  const scheme = typeof pid['scheme'] === 'string' ? pid['scheme'] : '';
  const known = schemeOfClass(scheme);
  const identifier = known ? parseIdentifierAs(known, pid['value']) : null;
  return identifier ? `${identifier.scheme} ${identifier.value}` : `${scheme.toLowerCase()} ${pid['value']}`;
};

/**
 * Returns the distinct identifiers of a list: one of each normal form, as it is written first. A list without duplicates is
 * returned itself.
 * @example distinctPids([{ scheme: 'doi', value: '10.1234/A' }, { scheme: 'doi', value: '10.1234/a' }]) // the first
 */
export const distinctPids = <T>(pids: readonly T[]): readonly T[] => {
  // Most records have one identifier.
  if (pids.length < 2) return pids;
  const distinct = new Map<string, T>();
  for (const pid of pids) {
    const key = keyOf(pid);
    if (!distinct.has(key)) distinct.set(key, pid);
  }
  return distinct.size === pids.length ? pids : [...distinct.values()];
};
