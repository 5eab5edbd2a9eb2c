import type { KindedRecord, OtherKind, RecordOf } from '@open-discovery/model';
import { words } from './facts-of-works.ts';

type Facts = Readonly<Record<string, unknown>>;

const identifiersOf = (pids: readonly { readonly value: string }[] | null | undefined): string[] =>
  words(pids?.map(({ value }) => value)).sort();

const namesOf = (names: readonly (string | null | undefined)[]): string[] =>
  [...new Set(words(names))].sort();

const FACTS_OF: { readonly [K in OtherKind]: (record: RecordOf[K]) => Facts } = {
  project: (record) => ({
    name: record.title,
    'other names': namesOf([record.acronym]),
    description: record.summary,
    subjects: namesOf([...(record.subjects ?? []), ...(record.keywords ?? '').split('; ')]),
    'first day': record.startDate,
    'last day': record.endDate,
    'grant number': record.code,
    funder: record.fundings?.[0]?.name,
    website: record.websiteUrl,
  }),
  organization: (record) => ({
    name: record.legalName,
    'other names': namesOf([record.legalShortName, ...(record.alternativeNames ?? [])]),
    country: record.country?.code,
    'other identifiers': identifiersOf(record.pids),
    website: record.websiteUrl,
  }),
  dataSource: (record) => ({
    name: record.officialName,
    'other names': namesOf([record.englishName]),
    description: record.description,
    subjects: namesOf(record.subjects ?? []),
    'first day': record.releaseStartDate,
    'other identifiers': identifiersOf(record.pids),
    website: record.websiteUrl,
  }),
  service: (record) => ({
    name: record.name,
    'other names': namesOf([record.abbreviation]),
    description: record.description,
    subjects: namesOf([...(record.categories ?? []), ...(record.scientificDomains ?? [])]),
    provider: record.provider?.name,
    website: record.websiteUrl,
  }),
  community: (record) => ({
    name: record.name,
    'other names': namesOf([record.acronym]),
    description: record.description,
    subjects: namesOf(record.subjects ?? []),
  }),
  person: (record) => ({
    name: words([record.givenName, record.familyName]).join(' '),
    'other names': namesOf(record.alternativeNames ?? []),
    description: record.biography,
    'other identifiers': words(record.originalId),
  }),
};

/** Returns the facts of a record that is not a work, as they are compared. */
export const factsOfOther = ({ kind, record }: KindedRecord): Facts =>
  // Kind and record belong together, which the compiler cannot see through a table.
  kind === 'product'
    ? {}
    : { identifier: record.id, kind, ...(FACTS_OF[kind] as (record: object) => Facts)(record) };
