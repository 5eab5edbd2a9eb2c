import { ownValue } from '@open-discovery/model';
import { readPid } from './read-pid.ts';
import type { Pid } from './read-pid.ts';

/** An identifier as a page shows it. */
export interface ShownPid {
  /** Name of the scheme; empty where the text says it. */
  readonly scheme: string;
  readonly text: string;
  /** Address of its resolver, or itself when it is an address. */
  readonly url: string | null;
}

/** Names of schemes as their owners write them, by the words of sources. */
const SCHEME_NAMES: Readonly<Record<string, string>> = {
  arxiv: 'arXiv',
  doi: 'DOI',
  fundref: 'Funder ID',
  grid: 'GRID',
  hal: 'HAL',
  handle: 'Handle',
  isbn: 'ISBN',
  isni: 'ISNI',
  issn: 'ISSN',
  mag_id: 'MAG',
  orcid: 'ORCID',
  // Of an identifier without a scheme.
  other: '',
  pdb: 'PDB',
  pmc: 'PMC',
  pmcid: 'PMC',
  pmid: 'PMID',
  re3data: 're3data',
  ringgold: 'Ringgold',
  ror: 'ROR',
  swhid: 'SWHID',
  urn: 'URN',
  wikidata: 'Wikidata',
  wos: 'Web of Science',
};

/** Matches a scheme whose name has no other known spelling, and which is an abbreviation. */
const ABBREVIATION = /^[a-z]{2,4}$/;

const ADDRESS = /^(?:https?:\/\/|www\.)/i;

const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Returns an address without its protocol and final slash, as people write it. */
const shortAddress = (address: string): string => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** Returns a text without the scheme at its beginning, as in `PMID 123`, `arXiv:2101.00001` and `urn:nbn:…`. */
const withoutScheme = (text: string, name: string): string => {
  const rest = text.slice(name.length);
  const isRepeated = text.toLowerCase().startsWith(name.toLowerCase()) && /^[:\s]/.test(rest);
  return isRepeated ? rest.replace(/^[:\s]+/, '') || text : text;
};

/**
 * Returns an identifier with its scheme named once; `null` for one without a value.
 * @example shownPid({ scheme: 'pmid', value: '34265844' }) // { scheme: 'PMID', text: '34265844', url: 'https://pubmed…' }
 */
export const shownPid = ({ scheme, value }: Pid): ShownPid | null => {
  if (!value) return null;
  const identifier = readPid({ scheme, value });
  const word = identifier?.scheme ?? scheme ?? '';
  const name =
    ownValue(SCHEME_NAMES, word.toLowerCase()) ?? (ABBREVIATION.test(word) ? word.toUpperCase() : word);
  if (identifier) {
    const { display, url } = identifier;
    return isAddress(display)
      ? { scheme: name, text: shortAddress(display), url }
      : { scheme: name, text: withoutScheme(display, name === 'Handle' ? 'hdl' : name), url };
  }
  if (isAddress(value)) return { scheme: '', text: shortAddress(value), url: value };
  return { scheme: name, text: withoutScheme(value, name), url: null };
};
