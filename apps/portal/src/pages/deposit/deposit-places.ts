import type { DataSource } from '@open-discovery/model';
import { plainText } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { shorten } from '../../runtime/shorten.ts';
import { DEPOSIT_PATH } from '../../runtime/paths.ts';

/** The fields by which places are chosen, in the order of the form. Spec §3 "Search fields by kind". */
export const PLACE_FIELDS = ['contentType', 'country', 'jurisdiction', 'compatibility', 'thematic'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** A search for places. */
export interface DepositSearch {
  readonly keyword: string;
  readonly subject: string;
  /** One value of each field; '' for any. */
  readonly values: Readonly<Record<PlaceField, string>>;
  /** From 1. */
  readonly page: number;
}

const TEXT_MAX_CHARS = 500;
export const PAGES_MAX = 20;
export const PAGE_SIZE = 20;

/** Parses a search for places from the parameters of an address. */
export const parseDepositSearch = (parameters: URLSearchParams): DepositSearch => {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, TEXT_MAX_CHARS);
  const page = Number(parameters.get('page') ?? 1);
  return {
    keyword: text('keyword'),
    subject: text('subject'),
    values: Object.fromEntries(PLACE_FIELDS.map((field) => [field, text(field)])) as DepositSearch['values'],
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, PAGES_MAX) : 1,
  };
};

/** Returns the address of a search for places. */
export const placesAddress = ({ keyword, subject, values, page }: DepositSearch): string => {
  const entries = [
    ['keyword', keyword],
    ['subject', subject],
    ...PLACE_FIELDS.map((field) => [field, values[field]]),
    ['page', page === 1 ? '' : String(page)],
  ].filter(([, value]) => value !== '');
  const parameters = new URLSearchParams(entries).toString();
  return parameters === '' ? DEPOSIT_PATH : `${DEPOSIT_PATH}?${parameters}`;
};

/** The words by which types of data sources say that works can be put there; journals and catalogs only list them. */
const PLACE_TYPE = /repositor|archive|\bbank\b/i;
const NO_PLACE_TYPE = /journal|catalog|aggregator|registry/i;

/** Returns the types of data sources that take works. */
export const placeTypes = (types: readonly string[]): readonly string[] =>
  types.filter((type) => PLACE_TYPE.test(type) && !NO_PLACE_TYPE.test(type));

/** Returns the query for places of some types; its text holds the types, so that every facet counts places only. */
export const placesQuery = (
  { keyword, subject, values, page }: DepositSearch,
  types: readonly string[],
): SearchQuery => ({
  ...EMPTY_QUERY,
  kind: 'dataSource',
  keyword,
  filters: {
    sourceType: types,
    ...(subject === '' ? {} : { subject: [subject] }),
    ...Object.fromEntries(
      PLACE_FIELDS.filter((field) => values[field] !== '').map((field) => [field, [values[field]]]),
    ),
  },
  page,
  size: PAGE_SIZE,
});

/** A place as its card shows it. */
export interface DepositPlace {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  readonly description: string;
  readonly materials: readonly string[];
  readonly subjects: readonly string[];
  readonly compatibility: string | null;
  /** The people who may deposit, as the source says. */
  readonly uploadRights: string | null;
  readonly uploadRestriction: string | null;
  readonly isVersioned: boolean;
  readonly certificates: string | null;
  /** The systems of identifiers that works get there. */
  readonly identifiers: string | null;
  readonly websiteUrl: string | null;
  readonly guidelineUrl: string | null;
}

const DESCRIPTION_CHARS = 300;
const SUBJECTS_SHOWN = 6;
const webAddress = (url: string | null | undefined): string | null =>
  url && /^https?:\/\/[^\s<>"]+$/i.test(url) ? url : null;

/** Returns what a card says about a data source. */
export const toDepositPlace = (source: DataSource): DepositPlace => ({
  id: source.id,
  name: plainText(source.officialName || source.englishName || source.id),
  type: source.type?.value ?? null,
  description: shorten(plainText(source.description ?? ''), DESCRIPTION_CHARS),
  materials: source.contentTypes ?? [],
  subjects: (source.subjects ?? []).slice(0, SUBJECTS_SHOWN),
  compatibility: source.openaireCompatibility ?? null,
  uploadRights: source.uploadRights ?? null,
  uploadRestriction: source.dataUploadRestriction ?? null,
  isVersioned: source.versioning ?? false,
  certificates: source.certificates ?? null,
  identifiers: source.pidSystems ?? null,
  websiteUrl: webAddress(source.websiteUrl),
  guidelineUrl: webAddress(source.citationGuidelineUrl),
});
