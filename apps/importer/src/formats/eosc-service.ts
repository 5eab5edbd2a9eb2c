import { deriveOpenAireId } from '@open-discovery/identifiers';
import { fieldsOf, isFields, textOf, textsOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import type { Format } from './format.ts';

/** Returns the label at the end of a term: `scientific_subdomain-natural_sciences-other_natural_sciences`. */
const words = (term: string): string => {
  const last = (term.split('-').at(-1) ?? term).replaceAll('_', ' ');
  return last.charAt(0).toUpperCase() + last.slice(1);
};

const terms = (items: unknown, ...names: string[]): string[] => [
  ...new Set(fieldsOf(items).flatMap((item) => names.flatMap((name) => textOf(item[name]) ?? []).map(words))),
];

const providerOf = (value: Fields): { id: string; name: string } | null => {
  const name = textOf(value['resourceOrganisation']);
  const id = name === null ? null : deriveOpenAireId('eosc', name);
  return name === null || id === null ? null : { id, name };
};

/** A service of the EOSC resource catalog. */
export const eoscServiceFormat: Format = {
  name: 'EOSC service',
  detects: (value) => isFields(value) && textOf(value['name']) !== null && 'resourceOrganisation' in value,
  read: (value) => {
    if (!isFields(value)) return [];
    const record = {
      id: value['id'],
      name: value['name'],
      abbreviation: value['abbreviation'],
      tagline: value['tagline'],
      description: value['description'],
      websiteUrl: value['webpage'],
      logoUrl: value['logo'],
      provider: providerOf(value),
      categories: terms(value['categories'], 'category'),
      scientificDomains: terms(value['scientificDomains'], 'scientificDomain'),
      targetUsers: textsOf(value['targetUsers']).map(words),
      languages: value['languageAvailabilities'],
      trl: value['trl'],
      accessType: textsOf(value['accessTypes']).map(words)[0] ?? null,
    };
    return [{ type: 'record', kind: 'service', record }];
  },
};
