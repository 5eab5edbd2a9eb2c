import type { KindedRecord } from '@open-discovery/model';
import type { Facts } from '../facts/facts.ts';
import { shortNameOf } from '../facts/type-name.ts';
import { formatIssued } from '../facts/issued.ts';

const AND = '; ';
type Texts = readonly (string | null | undefined)[];

const joined = (texts: Texts | null | undefined): string =>
  [...new Set((texts ?? []).filter((text) => text))].join(AND);
/** Keeps the place of an author without an ORCID iD, so that each iD stays that of its author. */
const inPlace = (creators: Facts['creators']): string => creators.map(({ orcid }) => orcid ?? '').join(AND);
const number = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const product = ({ item }: Facts) => (item.kind === 'product' ? item.record : null);
const project = ({ item }: Facts) => (item.kind === 'project' ? item.record : null);

const COUNTRIES = ({ kind, record }: KindedRecord): string => {
  if (kind === 'product') return joined((record.countries ?? []).map(({ code }) => code));
  if (kind === 'organization') return record.country?.code ?? '';
  return kind === 'project' ? (record.fundings?.[0]?.jurisdiction ?? '') : '';
};

/** The grants of a work; a project has a column for its own number. */
const grantsOf = ({ item, grants }: Facts): Facts['grants'] => (item.kind === 'product' ? grants : []);

const FUNDERS = (facts: Facts): string =>
  joined(facts.item.kind === 'project' ? [facts.publisher] : grantsOf(facts).map(({ funder }) => funder));

/** The columns of the table, with the fact that each shows. */
const COLUMNS = {
  id: ({ id }) => id,
  type: ({ kind, type }) => (kind === type ? kind : `${kind}: ${type}`),
  title: ({ title }) => title,
  subtitle: ({ subtitle }) => subtitle,
  authors: ({ creators }) => joined(creators.map(({ fullName }) => fullName)),
  orcids: ({ creators }) => (creators.some(({ orcid }) => orcid) ? inPlace(creators) : ''),
  contributors: ({ contributors }) => joined(contributors),
  date: ({ issued }) => (issued ? formatIssued(issued) : ''),
  endDate: (facts) => project(facts)?.endDate ?? '',
  year: ({ issued }) => number(issued?.year),
  venue: ({ venue }) => venue?.name ?? '',
  volume: ({ venue }) => venue?.volume ?? '',
  issue: ({ venue }) => venue?.issue ?? '',
  pages: ({ venue }) => [venue?.firstPage, venue?.lastPage].filter((page) => page).join('–'),
  issn: ({ venue }) => joined(venue?.issns),
  publisher: ({ publisher }) => publisher,
  doi: ({ doi }) => doi,
  identifiers: ({ identifiers }) => joined(identifiers.map(({ url }) => url)),
  url: ({ item, identifiers, urls }) =>
    (item.kind === 'product' ? (identifiers[0]?.url ?? urls[0]) : (urls[0] ?? identifiers[0]?.url)) ?? '',
  access: ({ access }) => access ?? '',
  license: ({ license }) => license?.spdx ?? license?.text ?? '',
  language: ({ language }) => language,
  version: ({ version }) => version,
  country: ({ item }) => COUNTRIES(item),
  funders: FUNDERS,
  projects: (facts) => joined(grantsOf(facts).map(({ code, acronym, title }) => acronym || code || title)),
  grantCodes: (facts) => joined(grantsOf(facts).map(({ code }) => code)),
  code: (facts) => project(facts)?.code ?? '',
  acronym: (facts) => project(facts)?.acronym ?? shortNameOf(facts),
  call: (facts) => project(facts)?.callIdentifier ?? '',
  totalCost: (facts) => number(project(facts)?.granted?.totalCost),
  fundedAmount: (facts) => number(project(facts)?.granted?.fundedAmount),
  currency: (facts) => project(facts)?.granted?.currency ?? '',
  organizations: ({ organizations }) => joined(organizations.map(({ name }) => name)),
  communities: (facts) => joined(product(facts)?.communities?.map(({ label, code }) => label ?? code)),
  subjects: ({ subjects }) => joined(subjects),
  peerReviewed: (facts) =>
    product(facts)?.instances?.some(({ refereed }) => refereed === 'peerReviewed') ? 'yes' : '',
  citations: (facts) => number(product(facts)?.indicators?.citationImpact?.citationCount),
  downloads: (facts) => number(product(facts)?.indicators?.usageCounts?.downloads),
  views: (facts) => number(product(facts)?.indicators?.usageCounts?.views),
  sources: (facts) => joined(product(facts)?.collectedFrom?.map(({ value }) => value)),
  abstract: ({ description }) => description,
} as const satisfies Record<string, (facts: Facts) => string>;

/** The name of a column. */
export type CsvColumn = keyof typeof COLUMNS;

/** All columns of a table of records. */
export const CSV_COLUMNS = Object.keys(COLUMNS) as readonly CsvColumn[];

/** The default columns. */
export const DEFAULT_CSV_COLUMNS = [
  'id',
  'type',
  'title',
  'authors',
  'date',
  'venue',
  'publisher',
  'doi',
  'identifiers',
  'access',
  'license',
  'language',
  'country',
  'funders',
  'projects',
  'organizations',
  'citations',
  'url',
] as const satisfies readonly CsvColumn[];

/** Reports whether a word names a column. */
export const isCsvColumn = (word: string): word is CsvColumn => Object.hasOwn(COLUMNS, word);

/** Returns the cells of a record. */
export const toCsvRow = (facts: Facts, columns: readonly CsvColumn[]): string[] =>
  columns.map((column) => COLUMNS[column](facts));
