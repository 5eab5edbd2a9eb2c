import { workScheme } from '../mapping/work-scheme.ts';
import { parseOrcid } from '@open-discovery/identifiers';
import { ownValue } from '@open-discovery/model';
import type { Pid, Work, WorkGrant } from '../mapping/work.ts';

/** The code in square brackets after the name of a domain: `Logic in Computer Science [cs.LO]`. */
const CODE = /\s*\[[^[\]]*\]$/;

/**
 * Returns the subjects of a path of HAL's domains: each step is a domain. The code of the last one says how many there are,
 * because names have slashes as well.
 * @example domainsIn('Chemical Sciences/Theoretical and/or physical chemistry', 'chim.theo').map(({ value }) => value)
 * // ['Chemical Sciences', 'Theoretical and/or physical chemistry']
 */
export const domainsIn = (path: string, code: string): Pid[] => {
  const parts = path.split('/');
  const last = code.split('.').length - 1;
  return [...parts.slice(0, last), parts.slice(last).join('/')]
    .map((name) => name.trim().replace(CODE, ''))
    .filter((name) => name !== '')
    .map((value) => ({ scheme: 'HAL', value }));
};

/** Returns what identifiers with HAL's words for their schemes say about a work. */
export const halIdentifiers = (pids: readonly Pid[]): Pick<Work, 'ids' | 'alternateIds'> => ({
  ids: pids.flatMap(({ scheme, value }) => {
    const known = workScheme(scheme);
    return known === undefined ? [] : [{ scheme: known, value }];
  }),
  alternateIds: pids
    .filter(({ scheme }) => workScheme(scheme) === undefined)
    .map(({ scheme, value }) => ({ scheme: scheme.toLowerCase() === 'isbn' ? 'ISBN' : scheme, value })),
});

/** Returns the identifier that HAL gives a document, in all of its versions. */
export const halId = (id: string): Pid => ({ scheme: 'HAL', value: id.replace(/v\d+$/, '') });

/** The funders of projects that HAL links, by the names of the Graph. */
const FUNDERS = { anr: 'ANR', european: 'EC' } as const;

/** Returns a grant of a project that HAL links. */
export const halGrant = (
  funder: keyof typeof FUNDERS,
  project: Pick<WorkGrant, 'code' | 'acronym' | 'title'>,
): WorkGrant => ({ ...project, funder: FUNDERS[funder], funderId: null });

/** Returns the first ORCID iD among identifiers of a person. */
export const orcidIn = (texts: readonly string[]): string | null =>
  texts.find((text) => parseOrcid(text) !== null) ?? null;

/** Returns the name that an author has chosen in HAL, its IdHAL, among their identifiers there; the others are numbers. */
export const idHalIn = (texts: readonly string[]): Pid | null => {
  const value = texts.find((text) => /\D/.test(text));
  return value === undefined ? null : { scheme: 'IdHAL', value };
};

/** HAL's word for whether a work was reviewed by peers. */
export const refereedOf = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => ownValue({ 0: 'nonPeerReviewed', 1: 'peerReviewed' }, code) ?? []);
