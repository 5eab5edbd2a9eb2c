import type { IndexDocument } from '@open-discovery/search-index';
import { FIELDS_OF_SCIENCE, PRODUCT_TYPES, TOP_FIELDS_OF_SCIENCE } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { benchDocuments } from '../corpus.ts';

const MS_PER_DAY = 86_400_000;
const ACCESS_RIGHTS = ['OPEN', 'CLOSED', 'RESTRICTED', 'EMBARGO', 'OPEN SOURCE'];
const FIELDS = TOP_FIELDS_OF_SCIENCE.flatMap((top) => FIELDS_OF_SCIENCE[top]);

/** Returns the number at the end of a generated value. */
const numberOf = (value: string): number => Number(value.slice(value.lastIndexOf('-') + 1));
const letters = (value: string): string =>
  String.fromCharCode(65 + (numberOf(value) % 26), 65 + Math.floor(numberOf(value) / 26));

const valuesOf = ({ keyword }: IndexDocument, field: string): string[] =>
  (keyword[field] ?? []).map((value) => (typeof value === 'string' ? value : value.value));

const pick = <T>(from: readonly T[], value: string | undefined): T | undefined =>
  value === undefined ? undefined : from[numberOf(value) % from.length];

/** Converts a generated document to a research product. */
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
    ...valuesOf(document, 'fos').map((value) => ({ scheme: 'FOS', value: pick(FIELDS, value) ?? '' })),
    ...valuesOf(document, 'subject').map((value) => ({ scheme: 'keyword', value })),
  ];
  return {
    id,
    type: pick(PRODUCT_TYPES, type) ?? 'publication',
    originalIds: [`10.5555/${id}`],
    pids: [{ scheme: 'doi', value: `10.5555/${id}` }],
    mainTitle: String(text['title']),
    descriptions: [String(text['abstract'])],
    authors: [text['author'] ?? []].flat().map((fullName, index) => ({ fullName, rank: index + 1 })),
    bestAccessRight: { label: pick(ACCESS_RIGHTS, access) },
    publicationDate: new Date((number['date'] ?? 0) * MS_PER_DAY).toISOString().slice(0, 10),
    publisher,
    language: language === undefined ? undefined : { code: language, label: language },
    countries: valuesOf(document, 'country').map((value) => ({ code: letters(value), label: value })),
    subjects: subjects.map((subject) => ({ subject })),
    instances: [{ type: instanceType ?? 'Article', urls: [`https://doi.org/10.5555/${id}`] }],
    indicators: { citationImpact: { citationCount: number['citations'] } },
    communities: valuesOf(document, 'community').map((code) => ({ code, label: code })),
  };
};

/** Yields generated research products, the same for the same count. */
export const benchProducts = function* (count: number): Generator<ResearchProduct> {
  for (const document of benchDocuments(count)) yield toProduct(document);
};
