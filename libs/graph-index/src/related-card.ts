import type {
  Community,
  DataSource,
  Kind,
  KindedRecord,
  LinkedWork,
  Organization,
  Person,
  Project,
  RelationName,
  ResearchProduct,
  Service,
} from '@open-discovery/model';
import { plainText } from '@open-discovery/model';
import type { KeywordValue } from '@open-discovery/search-index';
import { countryValue } from './named-values.ts';
import { projectFunding } from './project-funding.ts';
import { keywordLabel, present } from './values.ts';

/** The part of a record that the index documents of related records contain. */
export interface RelatedCard {
  readonly kind: Kind;
  /** The id that filters use: the code of a community, or else the record's id. */
  readonly value: string;
  readonly label: string;
  /** Other names of the record: acronym, code, English name. */
  readonly words?: readonly string[];
  /** Countries that related records inherit. */
  readonly countries?: readonly KeywordValue[];
  readonly funders?: readonly KeywordValue[];
  /** Funding levels 0, 1 and 2. */
  readonly fundingLevels?: readonly (readonly KeywordValue[])[];
  readonly fundingStreams?: readonly string[];
}

/** A relation of a record to another one. */
export interface RelatedRecord {
  readonly relation: RelationName;
  /** Id of the other record. */
  readonly target: string;
  /** Absent if the record should not be found by the other record's name (citations). */
  readonly card?: RelatedCard;
  /** The other record as exports of this one name it; only for a product. */
  readonly work?: Omit<LinkedWork, 'relation'>;
}

const productCard = ({ id, mainTitle }: ResearchProduct): RelatedCard => ({
  kind: 'product',
  value: id,
  label: plainText(mainTitle ?? id),
});

const projectCard = (project: Project): RelatedCard => {
  const { funders, levels, streams, countries } = projectFunding(project);
  const title = plainText(project.title ?? '');
  return {
    kind: 'project',
    value: project.id,
    label: project.acronym || title || project.code || funders.map(keywordLabel).join(', ') || project.id,
    words: present([title, project.acronym, project.code]),
    countries,
    funders,
    fundingLevels: levels,
    fundingStreams: streams,
  };
};

const organizationCard = ({ id, legalName, legalShortName, country }: Organization): RelatedCard => {
  const label = legalName || legalShortName || id;
  return {
    kind: 'organization',
    value: id,
    label,
    words: present([label, legalShortName]),
    countries: present([countryValue(country?.code, country?.label)]),
  };
};

const dataSourceCard = ({ id, officialName, englishName }: DataSource): RelatedCard => {
  const label = plainText(officialName || englishName || id);
  return { kind: 'dataSource', value: id, label, words: present([label, englishName]) };
};

const communityCard = ({ id, name, acronym }: Community): RelatedCard => {
  const label = name || acronym || id;
  return { kind: 'community', value: acronym || id, label, words: present([label, acronym]) };
};

const serviceCard = ({ id, name, abbreviation }: Service): RelatedCard => {
  const label = plainText(name ?? id);
  return { kind: 'service', value: id, label, words: present([label, abbreviation]) };
};

const personCard = ({ id, originalId, givenName, familyName }: Person): RelatedCard => ({
  kind: 'person',
  value: originalId?.[0] ?? id,
  label: present([givenName, familyName]).join(' ') || id,
});

/**
 * Returns the card of a record, for the documents of related records.
 *
 * @example
 * relatedCard({ kind: 'organization', record: { id: 'x', legalName: 'CERN' } }).label // 'CERN'
 */
export const relatedCard = ({ kind, record }: KindedRecord): RelatedCard => {
  switch (kind) {
    case 'product':
      return productCard(record);
    case 'project':
      return projectCard(record);
    case 'organization':
      return organizationCard(record);
    case 'dataSource':
      return dataSourceCard(record);
    case 'service':
      return serviceCard(record);
    case 'community':
      return communityCard(record);
    case 'person':
      return personCard(record);
  }
};
