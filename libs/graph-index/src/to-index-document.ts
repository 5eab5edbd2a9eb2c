import type { FurtherValues, IndexDocument, KeywordValue } from '@open-discovery/search-index';
import { withoutEmpty } from '@open-discovery/model';
import type { Kind, KindedRecord, WorkOfVersions } from '@open-discovery/model';
import type { DocumentFields } from './fields/document-fields.ts';
import { communityFields } from './fields/community-fields.ts';
import { dataSourceFields } from './fields/data-source-fields.ts';
import { organizationFields } from './fields/organization-fields.ts';
import { personFields } from './fields/person-fields.ts';
import { productFields } from './fields/product-fields.ts';
import { projectFields } from './fields/project-fields.ts';
import { serviceFields } from './fields/service-fields.ts';
import { linkedWorks } from './linked-works.ts';
import type { RelatedCard, RelatedRecord } from './related-card.ts';
import { relationValue } from './relation-value.ts';
import type { KeywordField } from './schema.ts';
import { titleKey } from './title-key.ts';
import { daysOf, distinctValues, present } from './values.ts';

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
 * The kinds of related records by which a record can be filtered and by whose names it is found. The inverse does not
 * hold: an organization is not found by the titles of its projects.
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

/** Returns the keyword field in which a record lists its related record. */
const fieldOfRelated = (item: KindedRecord, { relation, card }: RelatedRecord): RelatedField | null => {
  // What an organization pays for is neither its own nor from its country.
  if (!card || relation === 'isFundedBy') return null;
  const name = card.kind === 'dataSource' && relation === 'isHostedBy' ? 'hostingSource' : card.kind;
  const fields: readonly RelatedField[] = RELATED_FIELDS[item.kind];
  return fields.find((field) => field === name) ?? null;
};

/** Reports whether a record inherits the countries and funding of related projects and organizations. */
const inherits = ({ kind }: KindedRecord): boolean => kind !== 'organization';

type Keywords = Map<string, KeywordValue[]>;

/** Returns the values that a record inherits from a related record. */
const inheritedValues = (
  item: KindedRecord,
  { countries, funders, fundingLevels, fundingStreams }: RelatedCard,
): Partial<Record<KeywordField, readonly KeywordValue[] | undefined>> => {
  if (!inherits(item)) return {};
  if (item.kind !== 'product') return { country: countries };
  return {
    country: countries,
    funder: funders,
    fundingLevel0: fundingLevels?.[0],
    fundingLevel1: fundingLevels?.[1],
    fundingLevel2: fundingLevels?.[2],
    fundingStream: fundingStreams,
  };
};

const relatedKeywords = (item: KindedRecord, related: readonly RelatedRecord[]): Keywords => {
  const keywords: Keywords = new Map();
  const add = (field: string, values: readonly KeywordValue[] = []): void => {
    if (values.length === 0) return;
    const known = keywords.get(field);
    // A record can have thousands of relations: append instead of copying.
    if (known) known.push(...values);
    else keywords.set(field, [...values]);
  };
  for (const one of related) {
    add('relation', [relationValue(one.relation, one.target)]);
    const field = fieldOfRelated(item, one);
    if (!one.card || field === null) continue;
    add(field, [{ value: one.card.value, label: one.card.label }]);
    for (const [inherited, values] of Object.entries(inheritedValues(item, one.card))) add(inherited, values);
  }
  return keywords;
};

const relatedWords = (item: KindedRecord, related: readonly RelatedRecord[]): string[] =>
  related.flatMap((one) =>
    one.card && fieldOfRelated(item, one) !== null ? (one.card.words ?? [one.card.label]) : [],
  );

/** Merges values. The label from a related record takes precedence over one derived from a reference. */
const mergeKeywords = (
  own: DocumentFields['keyword'],
  related: Keywords,
): Record<string, KeywordValue[] | undefined> => {
  const merged: Record<string, KeywordValue[] | undefined> = {};
  // Most fields are empty, and an import does this for every record.
  for (const [field, values = []] of Object.entries(own)) {
    const others = related.get(field) ?? [];
    if (values.length + others.length > 0) merged[field] = distinctValues([...others, ...values]);
  }
  for (const [field, values] of related) merged[field] ??= distinctValues(values);
  return merged;
};

/**
 * Converts a record to its index document. `work` is the work of which it is one of several versions. Relations make the
 * record findable from the other record (`relatedTo`). A relation with a card also makes it findable by the other record's
 * name and passes on country and funding. The products to which a product has relations are stored with it, so that exports
 * of many records name them.
 * @example
 * toIndexDocument({ kind: 'product', record }, [{ relation: 'Cites', target: 'doi_________::…' }])
 */
export const toIndexDocument = (
  item: KindedRecord,
  related: readonly RelatedRecord[],
  work?: WorkOfVersions,
): IndexDocument => {
  const fields = fieldsOf(item);
  const { id } = item.record;
  const originalIds = 'originalIds' in item.record ? (item.record.originalIds ?? []) : [];
  const words = relatedWords(item, related);
  const links = linkedWorks(related);
  return {
    id,
    text: { ...fields.text, related: [...new Set([...(fields.text.related ?? []), ...words])] },
    keyword: {
      ...mergeKeywords(fields.keyword, relatedKeywords(item, related)),
      kind: [item.kind],
      work: work ? [work.id] : [],
      wholeTitle: distinctValues(present((fields.text.title ?? []).map(titleKey))),
      originalId: distinctValues([
        ...originalIds,
        ...(item.kind === 'person' ? (item.record.originalId ?? []) : []),
      ]),
    },
    number: { ...fields.number, updatedHere: daysOf(item.record.updatedHere) },
    sortText: fields.title ? { title: fields.title } : {},
    suggest: [...(fields.title ? [{ text: fields.title, group: item.kind }] : []), ...(fields.suggest ?? [])],
    stored: JSON.stringify({
      kind: item.kind,
      record: withoutEmpty(item.record),
      ...(links.length > 0 ? { links } : {}),
      ...(work ? { work } : {}),
    }),
  };
};

/** Returns more relations of a record that was converted with some of them. They add no names, countries or funders to it. */
export const furtherRelations = (
  id: string,
  related: readonly Pick<RelatedRecord, 'relation' | 'target'>[],
): FurtherValues => ({
  furtherOf: id,
  field: 'relation',
  values: related.map(({ relation, target }) => relationValue(relation, target)),
});
