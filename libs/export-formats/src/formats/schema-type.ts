import type { Organization } from '@open-discovery/model';
import type { Facts } from '../facts/facts.ts';
import { typeWord } from './type-word.ts';

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
  return item.kind === 'organization' ? organizationType(item.record) : typeWord('schemaOrg', type);
};
