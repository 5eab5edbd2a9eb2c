import { textsAt } from '../mapping/xml-parts.ts';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { country, list, recordOf, value } from '../mapping/record-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { skipReason } from '../../report/skip-reason.ts';

const service = (name: string): string => `EOSC service profile, ${name}`;
const provider = (name: string): string => `EOSC provider profile, ${name}`;

/** Returns the label at the end of a term: `scientific_subdomain-natural_sciences-other_natural_sciences`. */
const label = (term: string): string => {
  const last = (term.split('-').at(-1) ?? term).replaceAll('_', ' ');
  return last.charAt(0).toUpperCase() + last.slice(1);
};

const terms = (field: string, part: string, to: string): Row<Draft> => ({
  field,
  section: service(field),
  to,
  parts: [part],
  read: (values) => ({ [to]: [...new Set(textsAt(values, part).map(label))] }),
});

/** The fields of a service, and their places in the model. */
export const EOSC_SERVICES: RecordTable = {
  format: 'EOSC catalog',
  kind: 'service',
  rows: [
    list('id', service('id'), 'originalIds'),
    value('name', service('name'), 'name'),
    value('abbreviation', service('abbreviation'), 'abbreviation'),
    value('tagline', service('tagline'), 'tagline'),
    value('description', service('description'), 'description'),
    value('webpage', service('webpage'), 'websiteUrl'),
    value('logo', service('logo'), 'logoUrl'),
    row('resourceOrganisation', service('resourceOrganisation'), 'provider', (values) => {
      const [name = ''] = wordsOf(values);
      const id = deriveOpenAireId('eosc', name);
      return id === null ? {} : { provider: { id, name } };
    }),
    terms('categories', 'category', 'categories'),
    terms('scientificDomains', 'scientificDomain', 'scientificDomains'),
    list('targetUsers', service('targetUsers'), 'targetUsers', label),
    list('languageAvailabilities', service('languageAvailabilities'), 'languages'),
    value('trl', service('trl'), 'trl'),
    {
      field: 'accessTypes',
      section: service('accessTypes'),
      to: 'accessType',
      read: (values) => ({ accessType: wordsOf(values).map(label)[0] }),
    },
  ],
};

/** The fields of a provider, and their places in the model. */
export const EOSC_PROVIDERS: RecordTable = {
  format: 'EOSC catalog',
  kind: 'organization',
  rows: [
    list('id', provider('id'), 'originalIds'),
    value('name', provider('name'), 'legalName'),
    value('abbreviation', provider('abbreviation'), 'legalShortName'),
    value('website', provider('website'), 'websiteUrl'),
    country('location.country', provider('location')),
  ],
};

/** Returns an entry of the catalog, which has notes about its registration beside it in exports. */
const entryOf = (value: unknown, name: 'service' | 'provider'): Fields | null => {
  if (!isFields(value)) return null;
  const entry = value[name] ?? value[name === 'service' ? 'resource' : name];
  return isFields(entry) ? entry : value;
};

const serviceOf = (value: unknown): Fields | null => {
  const entry = entryOf(value, 'service');
  return entry !== null && textOf(entry['name']) !== null && 'resourceOrganisation' in entry ? entry : null;
};

const providerOf = (value: unknown): Fields | null => {
  const entry = entryOf(value, 'provider');
  return entry !== null && textOf(entry['name']) !== null && 'legalEntity' in entry ? entry : null;
};

/** A service of the EOSC resource catalog. */
export const eoscServiceFormat: Format = {
  name: 'EOSC service',
  detects: (value) => serviceOf(value) !== null,
  read: (value): readonly Found[] => {
    const entry = serviceOf(value);
    const id = textOf(entry?.['id']);
    if (entry === null || id === null) return nothing(skipReason('no-id', { format: 'EOSC' }));
    return [recordOf(EOSC_SERVICES, entry, id)];
  },
};

/** A provider of the EOSC resource catalog; services lead to it by its id. */
export const eoscProviderFormat: Format = {
  name: 'EOSC provider',
  detects: (value) => providerOf(value) !== null,
  read: (value): readonly Found[] => {
    const entry = providerOf(value);
    const id = deriveOpenAireId('eosc', textOf(entry?.['id']) ?? '');
    if (entry === null || id === null) return nothing(skipReason('no-id', { format: 'EOSC' }));
    return [recordOf(EOSC_PROVIDERS, entry, id)];
  },
};
