import type { ResearchProduct } from '@open-discovery/model';
import type { SuggestionInput } from '@open-discovery/search-index';
import type { NumberField } from '../schema.ts';
import { daysOf, logarithmOf, yearOf } from '../values.ts';
import { productCells } from './cell-fields.ts';
import type { DocumentFields } from './document-fields.ts';
import { PRODUCT_KEYWORDS, subjectValues } from './product-keywords.ts';
import { personSuggestion } from '../person-suggestion.ts';
import { authorOrcid, productParts } from './product-parts.ts';
import type { ProductParts } from './product-parts.ts';
import { PRODUCT_TEXT } from './product-text.ts';

const SUGGESTED_AUTHORS = 50;
const SUGGESTED_SUBJECTS = 30;

const PRODUCT_NUMBERS = {
  year: ({ product }) => yearOf(product.publicationDate),
  date: ({ product }) => daysOf(product.publicationDate),
  collected: ({ product }) => daysOf(product.dateOfCollection),
  citations: ({ impact }) => impact.citationCount ?? undefined,
  views: ({ product }) => product.indicators?.usageCounts?.views ?? undefined,
  influence: ({ impact }) => logarithmOf(impact.influence),
  popularity: ({ impact }) => logarithmOf(impact.popularity),
  impulse: ({ impact }) => logarithmOf(impact.impulse),
} as const satisfies Partial<Record<NumberField, (parts: ProductParts) => number | undefined>>;

const readAll = <Value>(
  table: Readonly<Record<string, (parts: ProductParts) => Value>>,
  parts: ProductParts,
): Record<string, Value> => {
  const values: Record<string, Value> = {};
  for (const [field, read] of Object.entries(table)) values[field] = read(parts);
  return values;
};

const suggestions = (parts: ProductParts): SuggestionInput[] => [
  ...parts.authors.slice(0, SUGGESTED_AUTHORS).map(({ fullName }) => ({ text: fullName, group: 'author' })),
  ...subjectValues(parts)
    .slice(0, SUGGESTED_SUBJECTS)
    .map((text) => ({ text, group: 'subject' })),
  ...parts.authors.slice(0, SUGGESTED_AUTHORS).flatMap((author) => {
    const orcid = authorOrcid(author);
    return orcid === null ? [] : [personSuggestion({ name: author.fullName, orcid })];
  }),
];

export const productFields = (product: ResearchProduct): DocumentFields => {
  const parts = productParts(product);
  return {
    title: parts.title,
    text: readAll(PRODUCT_TEXT, parts),
    keyword: {
      ...readAll<DocumentFields['keyword']['type']>(PRODUCT_KEYWORDS, parts),
      ...productCells(product),
    },
    number: readAll<number | undefined>(PRODUCT_NUMBERS, parts),
    suggest: suggestions(parts),
  };
};
