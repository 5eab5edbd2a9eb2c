import type { IndexDocument, KeywordValue } from '@open-discovery/search-index';
import type { Kind, KindedRecord } from '@open-discovery/model';
import type { DocumentFields } from './document-fields.ts';
import {
  communityFields,
  dataSourceFields,
  organizationFields,
  personFields,
  projectFields,
  serviceFields,
} from './entity-fields.ts';
import { productFields } from './product-fields.ts';
import type { RelatedRecord } from './related-card.ts';
import type { KeywordField } from './schema.ts';
import { titleKey } from './title-key.ts';
import { distinctValues, present, withoutEmpty } from './values.ts';

const fieldsOf = (item: KindedRecord): DocumentFields => {
  switch (item.kind) {
    case 'product':
      return productFields(item.record);
    case 'project':
      return projectFields(item.record);
    case 'organization':
      return organizationFields(item.record);
    case 'dataSource':
      return dataSourceFields(item.record);
    case 'service':
      return serviceFields(item.record);
    case 'community':
      return communityFields(item.record);
    case 'person':
      return personFields(item.record);
  }
};

type RelatedField = 'project' | 'organization' | 'community' | 'hostingSource';

/**
 * Which related records a record of some kind is filtered by and found by the names of. Not the other way round: an
 * organization is not found by the titles of all its projects.
 */
const RELATED_FIELDS = {
  product: ['project', 'organization', 'community', 'hostingSource'],
  project: ['organization', 'community'],
  dataSource: ['organization', 'community'],
  service: ['organization', 'community'],
  organization: ['community'],
  community: [],
  person: [],
} as const satisfies Record<Kind, readonly RelatedField[]>;

/** The keyword field in which a record of some kind lists the records it is related to. */
const fieldOfRelated = (item: KindedRecord, { relation, card }: RelatedRecord): RelatedField | null => {
  if (!card) return null;
  const name = card.kind === 'dataSource' && relation === 'isHostedBy' ? 'hostingSource' : card.kind;
  const fields: readonly RelatedField[] = RELATED_FIELDS[item.kind];
  return fields.find((field) => field === name) ?? null;
};

/** Countries and funding come down from projects and organizations to what they brought about. */
const inherits = ({ kind }: KindedRecord): boolean => kind !== 'organization';

type Keywords = Partial<Record<KeywordField, KeywordValue[]>>;

const relatedKeywords = (item: KindedRecord, related: readonly RelatedRecord[]): Keywords => {
  const keywords: Keywords = {};
  const add = (field: KeywordField, values: readonly KeywordValue[] | undefined): void => {
    if (values && values.length > 0) (keywords[field] ??= []).push(...values);
  };
  for (const one of related) {
    add('relation', [`${one.relation} ${one.target}`]);
    const { card } = one;
    const field = fieldOfRelated(item, one);
    if (!card || field === null) continue;
    add(field, [{ value: card.value, label: card.label }]);
    if (!inherits(item)) continue;
    add('country', card.countries);
    if (item.kind !== 'product') continue;
    add('funder', card.funders);
    (['fundingLevel0', 'fundingLevel1', 'fundingLevel2'] as const).forEach((level, depth) =>
      add(level, card.fundingLevels?.[depth]),
    );
    add('fundingStream', card.fundingStreams);
  }
  return keywords;
};

const relatedWords = (item: KindedRecord, related: readonly RelatedRecord[]): string[] =>
  related.flatMap((one) =>
    one.card && fieldOfRelated(item, one) !== null ? (one.card.words ?? [one.card.label]) : [],
  );

/** A value that a project's record gives wins over the same one with a label made up from a reference. */
const mergedKeywords = (
  own: DocumentFields['keyword'],
  related: Keywords,
): Record<string, KeywordValue[] | undefined> => {
  const names = new Set([...Object.keys(own), ...Object.keys(related)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const field = name as KeywordField;
      return [name, distinctValues([...(related[field] ?? []), ...(own[field] ?? [])])];
    }),
  );
};

/**
 * The index document of a record: what is searched, filtered, counted, sorted and suggested of it.
 * Relations make the record findable from their other end (`relatedTo`); a relation that brings the other record's
 * card makes it findable by that record's name, and hands its country and funding down.
 * @example toIndexDocument({ kind: 'product', record }, [{ relation: 'Cites', target: 'doi_________::…' }])
 */
export const toIndexDocument = (item: KindedRecord, related: readonly RelatedRecord[]): IndexDocument => {
  const fields = fieldsOf(item);
  const { id } = item.record;
  const originalIds = 'originalIds' in item.record ? (item.record.originalIds ?? []) : [];
  const words = relatedWords(item, related);
  return {
    id,
    text: { ...fields.text, related: [...new Set([...(fields.text.related ?? []), ...words])] },
    keyword: {
      ...mergedKeywords(fields.keyword, relatedKeywords(item, related)),
      kind: [item.kind],
      wholeTitle: distinctValues(present((fields.text.title ?? []).map(titleKey))),
      originalId: distinctValues([
        ...originalIds,
        ...(item.kind === 'person' ? (item.record.originalId ?? []) : []),
      ]),
    },
    number: fields.number ?? {},
    sortText: fields.title ? { title: fields.title } : {},
    suggest: [...(fields.title ? [{ text: fields.title, group: item.kind }] : []), ...(fields.suggest ?? [])],
    stored: JSON.stringify({ kind: item.kind, record: withoutEmpty(item.record) }),
  };
};
