import type { IndexDocument } from '@open-discovery/search-index';
import { FIELDS_OF_SCIENCE, PRODUCT_TYPES, TOP_FIELDS_OF_SCIENCE } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { benchDocuments } from '../corpus.ts';

const DAY_MS = 86_400_000;
const ACCESS_RIGHTS = ['OPEN', 'CLOSED', 'RESTRICTED', 'EMBARGO', 'OPEN SOURCE'];
const FIELDS = TOP_FIELDS_OF_SCIENCE.flatMap((top) => FIELDS_OF_SCIENCE[top]);

/** The number at the end of a made-up value, and one that it is shown by. */
const numberOf = (value: string): number => Number(value.slice(value.lastIndexOf('-') + 1));
const letters = (value: string): string =>
  String.fromCharCode(65 + (numberOf(value) % 26), 65 + Math.floor(numberOf(value) / 26));

const valuesOf = ({ keyword }: IndexDocument, field: string): string[] =>
  (keyword[field] ?? []).map((value) => (typeof value === 'string' ? value : value.value));

const chosen = <T>(from: readonly T[], value: string | undefined): T | undefined =>
  value === undefined ? undefined : from[numberOf(value) % from.length];

/** A made-up document as the record of a research product. */
const toProduct = (document: IndexDocument): ResearchProduct => {
  const { id, text, number } = document;
  const [type, access, instanceType, language, publisher] = [
    'type',
    'access',
    'instanceType',
    'language',
    'publisher',
  ].map((field) => valuesOf(document, field)[0]);
  const subjects = [
    ...valuesOf(document, 'fos').map((value) => ({ scheme: 'FOS', value: chosen(FIELDS, value) ?? '' })),
    ...valuesOf(document, 'subject').map((value) => ({ scheme: 'keyword', value })),
  ];
  return {
    id,
    type: chosen(PRODUCT_TYPES, type) ?? 'publication',
    originalIds: [`10.5555/${id}`],
    pids: [{ scheme: 'doi', value: `10.5555/${id}` }],
    mainTitle: String(text['title']),
    descriptions: [String(text['abstract'])],
    authors: [text['author'] ?? []].flat().map((fullName, index) => ({ fullName, rank: index + 1 })),
    bestAccessRight: { label: chosen(ACCESS_RIGHTS, access) },
    publicationDate: new Date((number['date'] ?? 0) * DAY_MS).toISOString().slice(0, 10),
    publisher,
    language: language === undefined ? undefined : { code: language, label: language },
    countries: valuesOf(document, 'country').map((value) => ({ code: letters(value), label: value })),
    subjects: subjects.map((subject) => ({ subject })),
    instances: [{ type: instanceType ?? 'Article', urls: [`https://doi.org/10.5555/${id}`] }],
    indicators: { citationImpact: { citationCount: number['citations'] } },
    communities: valuesOf(document, 'community').map((code) => ({ code, label: code })),
  };
};

/** Records like those of a portal, the same for the same count. */
export const benchProducts = function* (count: number): Generator<ResearchProduct> {
  for (const document of benchDocuments(count)) yield toProduct(document);
};
