import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { funderRelations } from '../mapping/funder-relation.ts';
import { grantReference } from '../mapping/grants.ts';
import { list, recordOf, value } from '../mapping/record-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { wordOf, wordsOf } from '../mapping/text-rows.ts';
import { textAt } from '../mapping/xml-parts.ts';
import { isOtherTable, isParticipant, OTHER_TABLE, readParticipant } from './cordis-tables.ts';
import { CORDIS_XML_ROWS, isCordisXml, rowOfXml } from './cordis-xml.ts';
import { skipReason } from '../../report/skip-reason.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const FORMAT = 'CORDIS';
const SECTION = 'CORDIS data, project';
const FUNDER = 'European Commission';
const FUNDER_ID = '10.13039/501100000780';

/** Amounts are numbers, or texts with a decimal comma where they come from the tables of CORDIS. */
const amountOf = (amount: unknown): number | null => {
  const number = Number((wordOf(amount) ?? '').replace(',', '.') || Number.NaN);
  return Number.isFinite(number) ? number : null;
};

const amount = (field: string, to: 'fundedAmount' | 'totalCost'): Row<Draft> =>
  row(field, SECTION, `granted.${to}`, ([first]) => ({
    granted: { currency: 'EUR', [to]: amountOf(first) },
  }));

/** The fields of a project of CORDIS, and their places in the model. */
export const CORDIS_PROJECTS: RecordTable = {
  format: FORMAT,
  kind: 'project',
  rows: [
    { ...list('id', SECTION, 'code'), read: ([id]) => ({ code: wordOf(id) }) },
    list('rcn', SECTION, 'originalIds'),
    list('grantDoi', SECTION, 'originalIds'),
    list('identifiers.grantDoi', SECTION, 'originalIds'),
    value('acronym', SECTION, 'acronym'),
    value('title', SECTION, 'title'),
    value('objective', SECTION, 'summary'),
    value('startDate', SECTION, 'startDate'),
    value('endDate', SECTION, 'endDate'),
    value('subCall', SECTION, 'callIdentifier'),
    value('masterCall', SECTION, 'callIdentifier'),
    value('call', SECTION, 'callIdentifier'),
    value('projectUrl', SECTION, 'websiteUrl'),
    ...CORDIS_XML_ROWS,
    value('keywords', SECTION, 'keywords'),
    amount('ecMaxContribution', 'fundedAmount'),
    amount('totalCost', 'totalCost'),
    row('frameworkProgramme', SECTION, 'fundings', (values, source) => {
      const words = [...wordsOf(values).slice(0, 1), textOf(source['fundingScheme'])].filter(
        (word) => word !== null,
      );
      const fundingStream = { id: ['EC', ...words].join('::'), description: words.join(' ') };
      return {
        fundings: [{ shortName: 'EC', name: FUNDER, jurisdiction: 'EU', fundingStream }],
      };
    }),
    { ...value('fundingScheme', SECTION, 'fundings'), read: () => ({}) },
    list('legalBasis', SECTION, 'h2020Programmes', (code) => ({ code })),
  ],
};

const isProject = (row: unknown): row is Fields =>
  isFields(row) &&
  ('frameworkProgramme' in row || 'ecMaxContribution' in row) &&
  wordOf(row['id']) !== null &&
  textOf(row['title']) !== null;

const readProject = (row: Fields): readonly Found[] => {
  const project = grantReference({ code: textAt(row, 'id'), funder: FUNDER, funderId: null });
  return project === null
    ? nothing(skipReason('no-id', { format: 'CORDIS' }))
    : [recordOf(CORDIS_PROJECTS, row, project.id), ...funderRelations(project.id, FUNDER_ID)];
};

/** Projects of CORDIS as rows of its JSON and CSV files. Works that name the same grant number lead to them. */
export const cordisFormat: Format = {
  name: FORMAT,
  detects: (row) => isProject(row) || isParticipant(row) || isOtherTable(row),
  read: (row) => {
    if (!isFields(row)) return [];
    if (isParticipant(row)) return readParticipant(row, FUNDER);
    return isOtherTable(row) ? nothing(OTHER_TABLE) : readProject(row);
  },
};

export const cordisXmlFormat = xmlFormat('CORDIS XML', isCordisXml, (project) =>
  readProject(rowOfXml(project)),
);
