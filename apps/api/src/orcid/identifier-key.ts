import { factsOf } from '@open-discovery/export-formats';
import { parseIdentifier, parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import type { Identifier, IdentifierScheme } from '@open-discovery/identifiers';
import type { LinkedRecord } from '@open-discovery/model';

/** ORCID's type for ids that only the source of a work knows. */
export const SOURCE_ID_TYPE = 'source-work-id';

/** ORCID's types of the identifiers that name works; null for those that name something else. */
export const ORCID_ID_TYPES = {
  doi: 'doi',
  pmid: 'pmid',
  pmcid: 'pmc',
  handle: 'handle',
  arxiv: 'arxiv',
  // ORCID has no type for Software Heritage.
  swhid: 'uri',
  orcid: null,
  isni: null,
  ror: null,
  re3data: null,
} as const satisfies Record<IdentifierScheme, string | null>;

/** Returns the identifiers that name a record as a work, DOIs first. */
export const workIdentifiers = (record: LinkedRecord): Identifier[] =>
  factsOf(record).identifiers.filter(({ scheme }) => ORCID_ID_TYPES[scheme] !== null);

/** Returns the same text for identifiers that are the same. Every DOI is also a handle. */
const keyOf = ({ scheme, value, swhid }: Identifier): string => {
  if (scheme === 'doi' || (scheme === 'handle' && value.startsWith('10.')))
    return `handle ${value.toLowerCase()}`;
  return `${scheme} ${swhid?.core ?? value}`;
};

const sourceKey = (id: string): string => `${SOURCE_ID_TYPE} ${id}`;

/** Returns the keys by which a record is found among the works of an ORCID record. */
export const recordKeys = (item: LinkedRecord): string[] => [
  ...workIdentifiers(item).map(keyOf),
  sourceKey(item.record.id),
];

/** Returns the key of an identifier as ORCID has it; null for a type that records do not have. */
export const orcidKey = (type: string, value: string): string | null => {
  if (type === SOURCE_ID_TYPE) return sourceKey(value);
  const scheme = schemeOfClass(type);
  // Some sources leave out the prefix.
  const spelled = scheme === 'pmcid' && /^\d+$/.test(value) ? `PMC${value}` : value;
  const identifier = scheme === null ? null : parseIdentifierAs(scheme, spelled);
  const found = type === 'uri' ? parseIdentifier(value) : identifier;
  return found === null ? null : keyOf(found);
};
