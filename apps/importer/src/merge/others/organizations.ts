import { ownValue } from '@open-discovery/model';
import { parseRor } from '@open-discovery/identifiers';
import type { Organization } from '@open-discovery/model';
import type { Candidate, Facts, OrganizationFacts } from '../facts.ts';
import { foldText } from '../fold-words.ts';
import { haveOther, ofScheme } from '../schemes.ts';
import { CERTAIN, likely } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

const MOST_NAMES = 10;
/** Schemes in which an organization has one identifier; others, such as Crossref funder ids, are given to several. */
const SCHEMES: Readonly<Record<string, string>> = { grid: 'grid', isni: 'isni', wikidata: 'wikidata' };

const identifierKey = (scheme: string | null | undefined, value: string): string[] => {
  const word = scheme?.toLowerCase() ?? '';
  if (word === 'ror') {
    const ror = parseRor(value);
    return ror?.checkDigits === 'valid' ? [`ror ${ror.value}`] : [];
  }
  const known = ownValue(SCHEMES, word);
  return known ? [`${known} ${value.toLowerCase().replaceAll(/\s/g, '')}`] : [];
};

const organizationFacts = (organization: Organization): OrganizationFacts => {
  const { id, legalName, legalShortName, alternativeNames, country, pids } = organization;
  const others = [legalShortName, ...(alternativeNames ?? [])].map(foldText).filter((name) => name !== '');
  return {
    kind: 'organization',
    id,
    name: foldText(legalName),
    otherNames: [...new Set(others)].slice(0, MOST_NAMES),
    country: country?.code.toUpperCase() ?? '',
    own: [...new Set((pids ?? []).flatMap(({ scheme, value }) => identifierKey(scheme, value)))],
  };
};

/** Names of parts, which many organizations of a country have. */
const PART_NAME =
  /^(?:(?:the )?(?:department|dept|faculty|institute|institut|institution|school|college|division|center|centre|laboratory|lab|ministry|office|section|unit|library|hospital|academy|museum)\b|(?:university|general|central|national|regional|city|state|public) (?:hospital|library|museum)$)/;
const PART_WORDS = 3;

/** Reports whether a name alone, with the country, names one organization. */
const isDistinctive = (name: string): boolean => {
  const words = name.split(' ');
  return name.length > 2 && !(PART_NAME.test(name) && words.length <= PART_WORDS);
};

const LONG_NAME_WORDS = 4;

/** Reports whether a name among others, such as a translation, names one organization of a country. */
const isLongName = (name: string): boolean => name.split(' ').length >= LONG_NAME_WORDS;

/** Returns an organization under each key under which the same one may be found. */
export const organizationCandidates = (organization: Organization): Candidate[] => {
  const facts = organizationFacts(organization);
  const names = [...(isDistinctive(facts.name) ? [facts.name] : []), ...facts.otherNames.filter(isLongName)];
  const keys = [...facts.own, ...names.map((name) => `organization ${name}`)];
  return [...new Set(keys)].map((key) => ({ key, facts }));
};

/** Reports whether both organizations have RORs, and none in common. */
export const hasOtherRor = (a: OrganizationFacts, b: OrganizationFacts): boolean => haveOther(a, b, 'ror');

const isSameName = (a: OrganizationFacts, b: OrganizationFacts): boolean =>
  a.name !== '' && (a.name === b.name || b.otherNames.includes(a.name) || a.otherNames.includes(b.name));

const isOtherCountry = (a: OrganizationFacts, b: OrganizationFacts): boolean =>
  a.country !== '' && b.country !== '' && a.country !== b.country;

/** Returns the GRID id of both organizations, if each has one. */
const sharedGrid = (a: OrganizationFacts, b: OrganizationFacts): string | undefined => {
  const [[grid, ...more], others] = [ofScheme(a, 'grid'), ofScheme(b, 'grid')];
  return more.length === 0 && others.length === 1 && others[0] === grid ? grid : undefined;
};

/** Reports whether one organization has the name of the other: as its own, or as a long one among its other names. */
const isNamedLike = (a: OrganizationFacts, b: OrganizationFacts): boolean => {
  if (a.name === b.name) return isDistinctive(a.name);
  return isLongName(b.otherNames.includes(a.name) ? a.name : b.name);
};

/** The score of a name alone: nearly all organizations with one name are the same. */
const NAME_SCORE = 85;

const compareByName = (a: OrganizationFacts, b: OrganizationFacts): Verdict | null => {
  if (!isSameName(a, b) || isOtherCountry(a, b) || hasOtherRor(a, b) || haveOther(a, b, 'grid')) return null;
  const shared = a.own.find((key) => b.own.includes(key));
  if (shared !== undefined) return { as: 'same', by: `name and ${shared}`, score: CERTAIN - 1 };
  if (!isNamedLike(a, b)) return null;
  if (a.country === '' || b.country === '') return likely('country', NAME_SCORE);
  return { as: 'same', by: 'name and country', score: CERTAIN - 2 };
};

const compareByGrid = (a: OrganizationFacts, b: OrganizationFacts): Verdict | null => {
  const grid = sharedGrid(a, b);
  if (grid === undefined || isOtherCountry(a, b) || hasOtherRor(a, b)) return null;
  return { as: 'same', by: grid, score: CERTAIN - 1 };
};

/**
 * Compares two organizations: the same ROR, if each has one; of several RORs one is another organization's, so then
 * the names have to be equal as well. Otherwise the same GRID id, or the name with the country or another identifier.
 */
export const compareOrganizations = (a: OrganizationFacts, b: OrganizationFacts): Verdict | null => {
  const [rors, otherRors] = [ofScheme(a, 'ror'), ofScheme(b, 'ror')];
  const ror = rors.find((key) => otherRors.includes(key));
  const isSame = isSameName(a, b);
  if (ror !== undefined && ((rors.length === 1 && otherRors.length === 1) || isSame))
    return { as: 'same', by: ror, score: CERTAIN };
  if (ror !== undefined) return { as: 'different', by: `${ror}, but other RORs and another name`, score: 0 };
  const byName = compareByName(a, b);
  return byName?.as === 'same' ? byName : (compareByGrid(a, b) ?? byName);
};

/** Reports whether records are compared under a key because they have the name of an organization in common. */
export const isNameOfOrganization = (key: string): boolean => key.startsWith('organization ');

/**
 * Reports whether several organizations of a country with different RORs have the name of a block, such as
 * “St. Mary’s Hospital”. A record that only names it could be of any of them.
 */
export const isAmbiguousName = (block: readonly Facts[]): boolean => {
  const registered = block.flatMap((facts) =>
    facts.kind === 'organization' && ofScheme(facts, 'ror').length > 0 ? [facts] : [],
  );
  const [first] = registered;
  return (
    first !== undefined &&
    registered.some((facts) => !isOtherCountry(first, facts) && hasOtherRor(first, facts))
  );
};
