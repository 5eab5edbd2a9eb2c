import { byLanguage } from './admin-tool/portal-languages.ts';
import type { PortalLayout } from './admin-tool/admin-tool.ts';
import type { Organization, Project, ResearchProduct } from './records.ts';

const HASH = '0123456789abcdef0123456789abcdef';
/**
 * Creates an id of the right shape that is unique by its number.
 * @example idOf('doi', 1) // 'doi_________::0123456789abcdef0123456700000001'
 */
export const idOf = (namespace: string, number: number): string =>
  `${namespace.padEnd(12, '_')}::${HASH.slice(0, 24)}${String(number).padStart(8, '0')}`;

/**
 * Creates a publication with defaults for the fields that a test does not set.
 * @example aProduct({ mainTitle: 'Tides' }).type // 'publication'
 */
export const aProduct = (fields: Partial<ResearchProduct> = {}): ResearchProduct => ({
  id: idOf('test', 1),
  type: 'publication',
  mainTitle: 'Sea level along the coast',
  authors: [{ fullName: 'Doe, Jane', rank: 1 }],
  publicationDate: '2020-05-01',
  bestAccessRight: { code: 'c_abf2', label: 'OPEN' },
  ...fields,
});

/** Creates a project with defaults for the fields that a test does not set. */
export const aProject = (fields: Partial<Project> = {}): Project => ({
  id: idOf('project', 1),
  code: '777541',
  acronym: 'TIDES',
  title: 'Tides and trends',
  ...fields,
});

/** Creates an organization with defaults for the fields that a test does not set. */
export const anOrganization = (fields: Partial<Organization> = {}): Organization => ({
  id: idOf('org', 1),
  legalName: 'Institute of the Sea',
  country: { code: 'NL', label: 'Netherlands' },
  ...fields,
});

/** Creates the look of a portal, on which nothing is set but what a test sets. */
export const aPortalLayout = (fields: Partial<PortalLayout> = {}): PortalLayout => ({
  menuId: '',
  title: '',
  logoUrl: '',
  isUpload: false,
  fieldName: '',
  queryFieldName: '',
  valueId: '',
  valueName: '',
  graphSectionTitle: '',
  graphSectionText: '',
  enableLogin: false,
  showHeaderAlways: false,
  customCss: '',
  accent: '',
  font: 'default',
  examples: byLanguage(() => []),
  languages: [],
  ...fields,
});
