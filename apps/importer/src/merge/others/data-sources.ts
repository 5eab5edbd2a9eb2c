import type { DataSource } from '@open-discovery/model';
import type { Candidate, SourceFacts } from '../facts.ts';
import { foldWords } from '../fold-words.ts';
import { haveOther } from '../schemes.ts';
import { CERTAIN, LIKELY_SCORE, likely } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

/** The registries' own numbers in ids and pids, such as `opendoar____::2659` or `re3data_____::r3d100010134`. */
const REGISTRY_NUMBERS: readonly (readonly [scheme: string, pattern: RegExp])[] = [
  ['re3data', /\b(r3d\d{9})\b/i],
  ['opendoar', /^opendoar_*(?:::|:)(\d{1,6})$/i],
  ['fairsharing', /^fairsharing_*::(\d{1,6})$/i],
];
const ISSN = /^\d{4}-?\d{3}[\dX]$/i;
/** Matches the ids of journals, which end in an ISSN. */
const ISSN_ID = /^(?:issn|doajarticles)[^:]*::(\d{4}-?\d{3}[\dX])$/i;

const issnKey = (issn: string): string => `issn ${issn.replace('-', '').toUpperCase()}`;

const keysOfText = (text: string): string[] => {
  const issn = ISSN_ID.exec(text)?.[1];
  const numbers = REGISTRY_NUMBERS.flatMap(([scheme, pattern]) => {
    const number = pattern.exec(text)?.[1];
    return number === undefined ? [] : [`${scheme} ${number.toLowerCase()}`];
  });
  return [...(issn === undefined ? [] : [issnKey(issn)]), ...numbers];
};

const pidKey = (scheme: string | null | undefined, value: string): string[] => {
  const word = scheme?.toLowerCase() ?? '';
  if (/^e?issn/.test(word) && ISSN.test(value)) return [issnKey(value)];
  return word === 'opendoar' && /^\d+$/.test(value) ? [`opendoar ${value}`] : keysOfText(value);
};

const squeezed = (text: string | null | undefined): string => foldWords(text).join('');

const siteOf = (websiteUrl: string | null | undefined): string => {
  if (!websiteUrl || !URL.canParse(websiteUrl)) return '';
  const { hostname, pathname, search } = new URL(websiteUrl);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
};

const sourceFacts = (source: DataSource): SourceFacts => {
  const { id, officialName, englishName, pids, originalIds, journal, type, websiteUrl } = source;
  const issns = [journal?.issnPrinted, journal?.issnOnline, journal?.issnLinking];
  const own = [
    ...issns.flatMap((issn) => (issn && ISSN.test(issn) ? [issnKey(issn)] : [])),
    ...(pids ?? []).flatMap(({ scheme, value }) => pidKey(scheme, value)),
    ...[id, ...(originalIds ?? [])].flatMap(keysOfText),
  ];
  return {
    kind: 'dataSource',
    id,
    names: [...new Set([officialName, englishName].map(squeezed))].filter((name) => name !== ''),
    isJournal: /journal/i.test(type?.value ?? '') || own.some((key) => key.startsWith('issn ')),
    site: siteOf(websiteUrl),
    own: [...new Set(own)],
  };
};

const SHORTEST_NAME = 3;

/** Returns a data source under each key under which the same one may be found. */
export const sourceCandidates = (source: DataSource): Candidate[] => {
  const facts = sourceFacts(source);
  const names = facts.names.filter((name) => name.length >= SHORTEST_NAME).map((name) => `source ${name}`);
  return [...facts.own, ...names].map((key) => ({ key, facts }));
};

/** Reports whether both sources have identifiers of one registry, and none in common. */
export const hasOtherRegistration = (a: SourceFacts, b: SourceFacts): boolean =>
  ['re3data', 'opendoar', 'issn'].some((scheme) => haveOther(a, b, scheme));

const NAMESPACE_CHARS = 12;

/** Journals of one registry with one name and no ISSN in common: a registry lists a journal once. */
const areTwoJournals = (a: SourceFacts, b: SourceFacts): boolean =>
  a.isJournal && b.isJournal && a.id.slice(0, NAMESPACE_CHARS) === b.id.slice(0, NAMESPACE_CHARS);

/** Journals with one name and one website: a registry has the printed and the online edition under an ISSN each. */
const areEditions = (a: SourceFacts, b: SourceFacts): boolean =>
  a.isJournal && b.isJournal && a.site !== '' && a.site === b.site;

const isOtherKind = (a: SourceFacts, b: SourceFacts): boolean =>
  a.isJournal !== b.isJournal && a.own.length > 0 && b.own.length > 0;

/**
 * Compares two data sources: by re3data, OpenDOAR or ISSN; journals also by name and website; otherwise by name if no
 * identifier contradicts.
 */
export const compareSources = (a: SourceFacts, b: SourceFacts): Verdict | null => {
  const shared = a.own.find((key) => b.own.includes(key));
  if (shared !== undefined) return { as: 'same', by: shared, score: CERTAIN };
  const isSameName = a.names.some((name) => b.names.includes(name));
  if (isSameName && areEditions(a, b)) return { as: 'same', by: 'name and website', score: CERTAIN };
  if (!isSameName || isOtherKind(a, b) || areTwoJournals(a, b)) return null;
  if (!hasOtherRegistration(a, b)) return { as: 'same', by: 'name', score: CERTAIN - 1 };
  // Repositories of different institutions have one name.
  return a.isJournal ? likely('identifiers', LIKELY_SCORE) : null;
};
