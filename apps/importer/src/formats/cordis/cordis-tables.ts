import { isFields } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing, relationTo } from '../format.ts';
import type { Found } from '../format.ts';
import { grantReference } from '../mapping/grants.ts';
import { country, list, recordOf, value } from '../mapping/record-of.ts';
import type { RecordTable } from '../mapping/record-of.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { textAt } from '../mapping/xml-parts.ts';
import { idOfCordisOrganization } from './cordis-organization.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import { skipReason } from '../../report/skip-reason.ts';

const SECTION = 'CORDIS data, organization';

/** The columns of an organization that takes part in a project, and their places in the model. */
export const CORDIS_ORGANIZATIONS: RecordTable = {
  format: 'CORDIS',
  kind: 'organization',
  rows: [
    list('organisationID', SECTION, 'originalIds'),
    takenElsewhere('projectID', SECTION, 'relations'),
    value('name', SECTION, 'legalName'),
    value('shortName', SECTION, 'legalShortName'),
    value('organizationURL', SECTION, 'websiteUrl'),
    country('country', SECTION, 'country, locations.country'),
    row('city', SECTION, 'locations', (values, source) => {
      const [latitude, longitude] = (textAt(source, 'geolocation') ?? '').split(/[(),\s]+/).filter(Boolean);
      const place = latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : {};
      return { locations: [{ city: wordsOf(values)[0], ...place }] };
    }),
    { ...value('geolocation', SECTION, 'locations'), read: () => ({}) },
  ],
};

/** Reports whether a row is a participant of a project. */
export const isParticipant = (row: unknown): row is Fields =>
  isFields(row) && 'organisationID' in row && 'projectID' in row;

/** Returns an organization, and its part in a project. */
export const readParticipant = (row: Fields, funder: string): readonly Found[] => {
  const id = idOfCordisOrganization(textAt(row, 'organisationID'), textAt(row, 'rcn'));
  if (id === null) return nothing(skipReason('no-id', { format: 'CORDIS' }));
  const project = grantReference({ code: textAt(row, 'projectID'), funder, funderId: null });
  const found = recordOf(CORDIS_ORGANIZATIONS, row, id);
  return project === null ? [found] : [found, relationTo(project.id, 'hasParticipant', id)];
};

/** The reason for which other tables of CORDIS are skipped. */
export const OTHER_TABLE = skipReason('useless-table', { service: 'CORDIS' });

const OTHER_COLUMNS = [
  ['projectID', 'euroSciVocCode'],
  ['projectID', 'legalBasis'],
  ['projectID', 'topic'],
  ['projectID', 'physUrl'],
  ['rcn', 'code', 'shortTitle', 'language'],
];

/** Reports whether a row is of a table with codes of CORDIS. */
export const isOtherTable = (row: unknown): boolean =>
  isFields(row) && OTHER_COLUMNS.some((columns) => columns.every((column) => column in row));

export const isCordisTable = (columns: readonly string[]): boolean =>
  [['id', 'frameworkProgramme', 'ecMaxContribution'], ['projectID', 'organisationID'], ...OTHER_COLUMNS].some(
    (names) => names.every((name) => columns.includes(name)),
  );
