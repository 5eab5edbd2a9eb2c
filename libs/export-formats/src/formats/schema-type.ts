import type { Organization } from '@open-discovery/model';
import type { Facts } from '../facts/facts.ts';
import type { WorkType } from '../facts/work-type.ts';

const SCHEMA_TYPE = {
  article: 'ScholarlyArticle',
  review: 'ScholarlyArticle',
  preprint: 'ScholarlyArticle',
  book: 'Book',
  chapter: 'Chapter',
  conferencePaper: 'ScholarlyArticle',
  report: 'Report',
  thesis: 'Thesis',
  patent: 'CreativeWork',
  text: 'CreativeWork',
  dataset: 'Dataset',
  collection: 'Collection',
  film: 'CreativeWork',
  image: 'CreativeWork',
  sound: 'CreativeWork',
  software: 'SoftwareSourceCode',
  workflow: 'HowTo',
  lecture: 'LearningResource',
  presentation: 'PresentationDigitalDocument',
  model: 'CreativeWork',
  event: 'CreativeWork',
  interactive: 'CreativeWork',
  other: 'CreativeWork',
  project: 'ResearchProject',
  organization: 'Organization',
  dataSource: 'DataCatalog',
  service: 'Service',
  community: 'Organization',
  person: 'Person',
} as const satisfies Record<WorkType, string>;

/** ROR's types of organizations, the most telling first. */
const ORGANIZATION_TYPES: readonly (readonly [string, string])[] = [
  ['education', 'EducationalOrganization'],
  ['healthcare', 'MedicalOrganization'],
  ['archive', 'ArchiveOrganization'],
  ['government', 'GovernmentOrganization'],
  ['company', 'Corporation'],
  ['nonprofit', 'NGO'],
  ['facility', 'ResearchOrganization'],
  ['funder', 'FundingAgency'],
];

const organizationType = ({ types }: Organization): string =>
  ORGANIZATION_TYPES.find(([type]) => types?.includes(type))?.[1] ?? 'Organization';

/** Returns the schema.org type of a record. Data and software keep their type regardless of their files. */
export const schemaTypeOf = ({ item, kind, type }: Facts): string => {
  if (kind === 'dataset') return 'Dataset';
  if (kind === 'software') return 'SoftwareSourceCode';
  return item.kind === 'organization' ? organizationType(item.record) : SCHEMA_TYPE[type];
};
