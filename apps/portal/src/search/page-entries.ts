import { KINDS, RECORD_KINDS } from '@open-discovery/model';

/** Parameter that lists the works of a record on its page, in place of the page. */
export const WORKS = 'works';

type Entry = readonly [name: string, value: string];

/** Returns the parameters by which an address names its page and not a query: those of a record whose works are listed. */
export const pageEntries = (pathname: string, entries: Iterable<Entry>): readonly Entry[] => {
  const kind = RECORD_KINDS.find((one) => KINDS[one].landingPath === pathname);
  if (kind === undefined) return [];
  return [...entries].filter(([name]) => name === WORKS || name === KINDS[kind].idParam);
};

/** Returns the parameters of an address without {@link pageEntries}. */
export const withoutPageEntries = (pathname: string, parameters: URLSearchParams): URLSearchParams => {
  const names = new Set(pageEntries(pathname, parameters).map(([name]) => name));
  return new URLSearchParams([...parameters].filter(([name]) => !names.has(name)));
};
