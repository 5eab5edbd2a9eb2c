import { deriveOpenAireId, parseOrcid, parseRor } from '@open-discovery/identifiers';
import { parseCountryCode, parseFunder, ownValue } from '@open-discovery/model';
import type { OtherKind } from '@open-discovery/model';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { pageOf } from '../mapping/page-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import type { Row } from '../mapping/row.ts';
import { wordOf } from '../mapping/text-rows.ts';
import { identifiersOf, nameOf, namesOf, section, toGrants, valuesOf } from './schema-org-people.ts';

const row = (field: string, to: string, read: Row<Draft>['read'], parts?: readonly string[]): Row<Draft> => ({
  field,
  section: section(field.split('.')[0] ?? field),
  to,
  ...(parts ? { parts } : {}),
  read,
});

const one = (field: string, to: string): Row<Draft> => ({
  ...row(field, to, (values) => ({ [to]: namesOf(values)[0] })),
  isFirst: true,
});

const all = (field: string, to: string): Row<Draft> =>
  row(field, to, (values) => ({ [to]: namesOf(values) }), ['@value']);

const PREAMBLE: readonly Row<Draft>[] = ['@context', '@type', '@id'].map((field) => ({
  ...row(field, 'the format', () => ({})),
  section: 'JSON-LD 1.1, § 3',
}));

/** The model's words for the schemes of identifiers. */
const SCHEMES: Readonly<Record<string, string>> = {
  ror: 'ROR',
  grid: 'GRID',
  isni: 'ISNI',
  wikidata: 'Wikidata',
  fundref: 'FundRef',
};

const pidOf = (item: Fields): { scheme: string; value: string }[] => {
  const [scheme, text] = [wordOf(item['propertyID']), wordOf(item['value'])];
  if (scheme === null || text === null) return [];
  const value = scheme === 'ror' ? (parseRor(text)?.url ?? text) : text;
  return [{ scheme: ownValue(SCHEMES, scheme.toLowerCase()) ?? scheme, value }];
};

const rorsIn = (thing: Fields): { scheme: string; value: string }[] =>
  identifiersOf(thing).flatMap((id) =>
    /\bror\.org\//.test(id) ? [{ scheme: 'ROR', value: parseRor(id)?.url ?? id }] : [],
  );

const pids = row('identifier', 'pids', (values, source) => {
  const found = [...fieldsOf(valuesOf(values)).flatMap(pidOf), ...rorsIn(source)];
  return { pids: [...new Map(found.map((pid) => [JSON.stringify(pid), pid])).values()] };
});

/** The first address that is neither an identifier nor a page of a portal. */
const website = ['url', 'sameAs'].map((field) =>
  row(field, 'websiteUrl', (values, source) => {
    const known = fieldsOf(valuesOf(source['identifier'])).flatMap(({ url }) => textOf(url) ?? []);
    const isOwn = (address: string): boolean =>
      !known.includes(address) && !/\b(?:ror|orcid)\.org\//.test(address) && pageOf(address) === null;
    return { websiteUrl: namesOf(values).find(isOwn) };
  }),
);
/** Pages of people and communities are not fields of theirs. */
const page = row('url', 'the format', () => ({}));

const keywords = all('keywords', 'subjects');

/** The grant of a project with its funder and amount. */
const funding = row(
  'funding',
  'code, callIdentifier, fundings, granted',
  (values) => {
    const [grant] = valuesOf(values).filter(isFields);
    if (grant === undefined) return {};
    const [named] = toGrants(grant);
    const amount = isFields(grant['amount']) ? grant['amount'] : {};
    const funder = named?.funder ?? null;
    return {
      code: named?.code,
      callIdentifier: nameOf(grant['name']),
      fundings: funder === null ? [] : [{ name: parseFunder(funder)?.name ?? funder }],
      granted: { fundedAmount: amount['value'], currency: textOf(amount['currency']) },
    };
  },
  [
    ...['@type', 'identifier', 'name', 'funder.@type', 'funder.name', 'sponsor.name'],
    ...['amount.@type', 'amount.value', 'amount.currency'],
  ],
);

const country = row(
  'address',
  'country',
  (values) => {
    const [place] = fieldsOf(valuesOf(values));
    const code = parseCountryCode(nameOf(place?.['addressCountry']) ?? '');
    return code === null ? {} : { country: { code } };
  },
  ['@type', 'addressCountry'],
);

const provider = row(
  'provider',
  'provider',
  (values) => {
    const [name = ''] = namesOf(values);
    const id = deriveOpenAireId('eosc', name);
    return id === null ? {} : { provider: { id, name } };
  },
  ['@type', 'name'],
);

const orcid = row('identifier', 'originalId', (_values, source) => ({
  originalId: [...new Set(identifiersOf(source).flatMap((id) => parseOrcid(id)?.value ?? []))],
}));

const table = (kind: OtherKind, ...rows: readonly Row<Draft>[]): RecordTable => ({
  format: 'schema.org JSON-LD',
  kind,
  rows: [...PREAMBLE, ...rows],
});

/** The properties of things that are not works, and their places in the model. */
export const SCHEMA_ORG_OTHERS: Readonly<Record<OtherKind, RecordTable>> = {
  project: table(
    'project',
    one('name', 'title'),
    one('alternateName', 'acronym'),
    one('description', 'summary'),
    one('foundingDate', 'startDate'),
    one('dissolutionDate', 'endDate'),
    keywords,
    ...website,
    funding,
  ),
  organization: table(
    'organization',
    one('name', 'legalName'),
    all('alternateName', 'alternativeNames'),
    one('foundingDate', 'foundingYear'),
    pids,
    ...website,
    country,
  ),
  dataSource: table(
    'dataSource',
    one('name', 'officialName'),
    one('alternateName', 'englishName'),
    one('description', 'description'),
    keywords,
    all('inLanguage', 'languages'),
    one('datePublished', 'releaseStartDate'),
    pids,
    ...website,
    one('image', 'logoUrl'),
  ),
  service: table(
    'service',
    one('name', 'name'),
    one('alternateName', 'abbreviation'),
    one('description', 'description'),
    one('slogan', 'tagline'),
    all('serviceType', 'categories'),
    all('category', 'scientificDomains'),
    row('audience.audienceType', 'targetUsers', (values) => ({ targetUsers: namesOf(values) })),
    row('audience.@type', 'the format', () => ({})),
    provider,
    ...website,
    one('logo', 'logoUrl'),
  ),
  community: table(
    'community',
    one('name', 'name'),
    one('alternateName', 'acronym'),
    one('description', 'description'),
    keywords,
    page,
  ),
  person: table(
    'person',
    page,
    row('name', 'the format', () => ({})),
    orcid,
    row('sameAs', 'the format', () => ({})),
    one('givenName', 'givenName'),
    one('familyName', 'familyName'),
    all('alternateName', 'alternativeNames'),
    one('description', 'biography'),
  ),
};
