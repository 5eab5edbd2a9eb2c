import { parseCountryCode } from '@open-discovery/model';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { childOf, fieldsOfElement } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import type { Draft } from '../mapping/record-of.ts';
import { takenElsewhere, valuesAt } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { idOfCordisOrganization } from './cordis-organization.ts';

const SECTION = 'CORDIS data, project as XML';

const toOrganization = (organization: Fields) => {
  const id = idOfCordisOrganization(textAt(organization, 'id'), textAt(organization, 'rcn'));
  const code = parseCountryCode(textAt(organization, 'address.country') ?? '');
  if (id === null) return [];
  return [
    {
      id,
      legalName: textAt(organization, 'legalName'),
      acronym: textAt(organization, 'shortName'),
      ...(code === null ? {} : { countries: [{ code }] }),
    },
  ];
};

/** The relations of a project, and their places in the model; its fields are those of the tables. */
export const CORDIS_XML_ROWS: readonly Row<Draft>[] = [
  {
    field: 'relations.associations.organization',
    section: SECTION,
    to: 'organizations',
    parts: ['id', 'rcn', 'legalName', 'shortName', 'address.country'],
    read: (values) => ({ organizations: fieldsOf(values).flatMap(toOrganization) }),
  },
  takenElsewhere('relations.associations.programme', SECTION, 'fundings, h2020Programmes', [
    '@type',
    'code',
    'frameworkProgramme',
  ]),
  takenElsewhere('relations.associations.call', SECTION, 'callIdentifier', ['@type', 'title', 'identifier']),
  takenElsewhere('relations.associations.webLink', SECTION, 'websiteUrl', ['@type', 'physUrl']),
  takenElsewhere('relations.categories.category', SECTION, 'fundings', ['@classification', 'code']),
];

/** Returns the elements at a path whose attribute has a value. */
const partsWith = (source: Fields, path: string, attribute: string, wanted: RegExp): readonly Fields[] =>
  valuesAt(source, path).filter(
    (part): part is Fields => isFields(part) && wanted.test(textOf(part[attribute]) ?? ''),
  );

/** Returns a project with the fields of a row of CORDIS: what relations say is under the name of its column. */
export const rowOfXml = (project: XmlElement): Fields => {
  const fields = fieldsOfElement(project, new Set());
  const programmes = (type: RegExp) => partsWith(fields, 'relations.associations.programme', '@type', type);
  const legal = programmes(/LegalBasis$/);
  const [scheme] = partsWith(fields, 'relations.categories.category', '@classification', /FundingScheme/);
  const [call] = partsWith(fields, 'relations.associations.call', '@type', /SubCall$|MasterCall$/);
  const frameworks = textsAt([...legal, ...programmes(/./)], 'frameworkProgramme');
  return {
    ...fields,
    frameworkProgramme: frameworks.slice(0, 1),
    legalBasis: textsAt(legal, 'code'),
    fundingScheme: scheme === undefined ? null : (textAt(scheme, 'code')?.replace(/^.*\//, '') ?? null),
    call: call === undefined ? null : (textAt(call, 'identifier') ?? textAt(call, 'title')),
    projectUrl: textsAt(fields, 'relations.associations.webLink.physUrl'),
  };
};

export const isCordisXml = (element: XmlElement): boolean =>
  element.name === 'project' && childOf(element, 'rcn') !== null && childOf(element, 'objective') !== null;
