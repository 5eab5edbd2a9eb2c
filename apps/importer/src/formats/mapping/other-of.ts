import { deriveOpenAireId, parseIdentifier } from '@open-discovery/identifiers';
import type { Identifier, IdentifierScheme } from '@open-discovery/identifiers';
import { parseCountryCode, parseFunder, plainText } from '@open-discovery/model';
import type { OtherKind } from '@open-discovery/model';
import type { Found } from '../format.ts';
import { authorInOrder } from './names.ts';
import { pageOf } from './page-of.ts';
import type { Draft } from './record-of.ts';
import type { Added, Mapped } from './row.ts';
import type { Work } from './work.ts';

/** The fields of documents that a kind has a place for. All other fields are left out. */
type Taken = { readonly [Key in keyof Work]?: (work: Work) => Draft };

const names = ({ titles, otherTitles }: Work): string[] => [...titles, ...otherTitles].map(plainText);
const furtherNames = (work: Work): string[] => [...new Set(names(work).slice(1))];

const name = (to: string): Taken => ({ titles: (work) => ({ [to]: names(work)[0] }) });
const shortName = (to: string): Taken => ({ otherTitles: (work) => ({ [to]: furtherNames(work)[0] }) });
const description = (to: string): Taken => ({
  descriptions: ({ descriptions: [text] }) => ({ [to]: text }),
});
const date = (to: string): Taken => ({ dates: ({ dates: [day] }) => ({ [to]: day }) });
const subjects = (to: string): Taken => ({
  subjects: (work) => ({ [to]: [...new Set(work.subjects.map(({ value }) => value))] }),
});

const NO_SCHEME = /^(?:ur[il]|other)$/i;

/** Formats without a place for addresses have them among the identifiers. */
const addressesIn = ({ urls, alternateIds }: Work): string[] => [
  ...urls,
  ...alternateIds.flatMap(({ scheme, value }) => (NO_SCHEME.test(scheme) ? [value] : [])),
];

/** Addresses that are neither identifiers nor pages of a portal. */
const websitesIn = (work: Work): string[] =>
  addressesIn(work).filter(
    (url) => /^https?:/.test(url) && parseIdentifier(url) === null && pageOf(url) === null,
  );
const website: Taken = { urls: (work) => ({ websiteUrl: websitesIn(work)[0] }) };

/** Returns the identifiers of a record, each once: addresses may be among the identifiers, too. */
const identifiersIn = (work: Work): Identifier[] => {
  const found = addressesIn(work).flatMap((text) => parseIdentifier(text) ?? []);
  return [...new Map(found.map((identifier) => [identifier.url, identifier])).values()];
};

/** The Graph's words for the schemes of organizations and data sources. */
const SCHEMES: Readonly<Partial<Record<IdentifierScheme, string>>> = {
  ror: 'ROR',
  isni: 'ISNI',
  re3data: 're3data',
};

const pids: Taken = {
  ids: (work) => ({
    pids: [
      ...work.ids,
      ...work.alternateIds.filter(({ scheme }) => !NO_SCHEME.test(scheme)),
      ...identifiersIn(work).flatMap(({ scheme, value, url }) => {
        const word = SCHEMES[scheme];
        return word === undefined ? [] : [{ scheme: word, value: scheme === 'ror' ? url : value }];
      }),
    ],
  }),
};

const funder: Taken = {
  publishers: ({ publishers: [words] }) =>
    words === undefined ? {} : { fundings: [{ name: parseFunder(words)?.name ?? words }] },
};

const provider: Taken = {
  publishers: ({ publishers: [words] }) =>
    words === undefined ? {} : { provider: { id: deriveOpenAireId('eosc', words), name: words } },
};

const person: Taken = {
  titles: (work) => {
    const { name: givenName, surname, fullName } = authorInOrder(names(work)[0] ?? '') ?? {};
    return { givenName, familyName: surname ?? fullName };
  },
  otherTitles: (work) => ({ alternativeNames: furtherNames(work) }),
  ids: (work) => ({
    originalId: identifiersIn(work).flatMap(({ scheme, value }) => (scheme === 'orcid' ? [value] : [])),
  }),
};

const TAKEN: Readonly<Record<OtherKind, Taken>> = {
  project: {
    ...name('title'),
    ...shortName('acronym'),
    ...description('summary'),
    ...date('startDate'),
    ...subjects('subjects'),
    ...website,
    ...funder,
    grants: ({ grants: [grant] }) => ({ code: grant?.code }),
  },
  organization: {
    ...name('legalName'),
    otherTitles: (work) => ({ alternativeNames: furtherNames(work) }),
    countries: ({ countries: [country = ''] }) => {
      const code = parseCountryCode(country);
      return code === null ? {} : { country: { code } };
    },
    ...website,
    ...pids,
  },
  dataSource: {
    ...name('officialName'),
    ...shortName('englishName'),
    ...description('description'),
    ...date('releaseStartDate'),
    ...subjects('subjects'),
    ...website,
    ...pids,
  },
  service: {
    ...name('name'),
    ...shortName('abbreviation'),
    ...description('description'),
    ...subjects('categories'),
    ...website,
    ...provider,
  },
  community: {
    ...name('name'),
    ...shortName('acronym'),
    ...description('description'),
    ...subjects('subjects'),
    urls: (work) => ({ zenodoCommunities: websitesIn(work) }),
  },
  person: { ...person, ...description('biography') },
};

/** Fields that are read for every kind: they carry the kind, the id and the identifiers. */
const READ_ALWAYS: ReadonlySet<string> = new Set([
  ...['types', 'otherKinds', 'kinds', 'originals', 'originalIds', 'alternateIds', 'urls'],
]);

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isLeftOut = ({ values }: Added<Work>, taken: Taken): boolean => {
  const given = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return given.some(([key]) => !READ_ALWAYS.has(key) && !Object.hasOwn(taken, key));
};

/**
 * Returns the record of a kind other than works that an export of a portal describes as a document, as far as the format has
 * its facts.
 */
export const otherOf = (
  { draft: work, added, leftOut }: Mapped<Work>,
  { kind, id, format }: { readonly kind: OtherKind; readonly id: string; readonly format: string },
): Found => {
  const taken = TAKEN[kind];
  const lost = added.filter((one) => isLeftOut(one, taken)).map(({ row }) => row.field);
  const record = Object.assign({ id }, ...Object.values(taken).map((read) => read(work))) as Draft;
  return {
    type: 'record',
    kind,
    record,
    origin: { format, leftOut: [...new Set([...leftOut, ...lost])].sort() },
  };
};
