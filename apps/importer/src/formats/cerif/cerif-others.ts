import { deriveOpenAireId, parseOrcid } from '@open-discovery/identifiers';
import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { grantReference } from '../mapping/grants.ts';
import { country, list, orcidOf, pidList, value } from '../mapping/record-of.ts';
import type { Draft, RecordTable } from '../mapping/record-of.ts';
import type { Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { idOfRor } from '../ror.ts';
import { grantNumber, idInCris, nameIn, partsAt, section, toGrant, toOrganization } from './cerif-ids.ts';
import type { Cris } from './cerif-ids.ts';

const idRow: Row<Draft> = { ...list('@id', section('the internal identifier'), 'originalIds') };

/** Returns a row that takes a name in its own language, and the other ones. */
const nameRow = (field: string, to: string, others: string | null): Row<Draft> => ({
  field,
  section: section(field),
  to: others === null ? to : `${to}, ${others}`,
  parts: ['#text', '@trans'],
  read: (values, source) => {
    const own = nameIn(source, field);
    return {
      [to]: own,
      ...(others === null ? {} : { [others]: wordsOf(values).filter((name) => name !== own) }),
    };
  },
});

const identifierRow: Row<Draft> = {
  field: 'Identifier',
  section: section('Identifier'),
  to: 'pids',
  parts: ['#text', '@type'],
  read: (values) => ({
    pids: values.filter(isFields).flatMap((identifier) => {
      const scheme = /#(\w+?)(?:ID)?$/.exec(textOf(identifier['@type']) ?? '')?.[1];
      const word = textOf(identifier['#text']);
      return scheme === undefined || word === null ? [] : [{ scheme, value: word }];
    }),
  }),
};

/** An organization. Its parts have their own records, which lead to it. */
export const CERIF_ORGANIZATIONS: RecordTable = {
  format: 'CERIF XML',
  kind: 'organization',
  rows: [
    idRow,
    value('Acronym', section('Acronym'), 'legalShortName'),
    nameRow('Name', 'legalName', 'alternativeNames'),
    {
      ...list('Type', section('Type'), 'types', (word) => word.replace(/^.*#/, '')),
      parts: ['#text', '@scheme'],
    },
    pidList('RORID', section('RORID'), 'ROR'),
    pidList('GRID', section('GRID'), 'GRID'),
    pidList('ISNI', section('ISNI'), 'ISNI'),
    pidList('FundRefID', section('FundRefID'), 'FundRef'),
    identifierRow,
    {
      field: 'ElectronicAddress',
      section: section('ElectronicAddress'),
      to: 'websiteUrl',
      read: (values) => ({ websiteUrl: wordsOf(values).find((word) => /^https?:/i.test(word)) }),
    },
    country('CountryCode', section('CountryCode')),
  ],
};

/** A person; only those with an ORCID iD are records. */
export const CERIF_PEOPLE: RecordTable = {
  format: 'CERIF XML',
  kind: 'person',
  rows: [
    orcidOf('ORCID', section('ORCID')),
    value('PersonName.FirstNames', section('PersonName'), 'givenName'),
    value('PersonName.FamilyNames', section('PersonName'), 'familyName'),
    list('PersonName.OtherNames', section('PersonName'), 'alternativeNames'),
  ],
};

const participants = (cris: Cris, role: string): Row<Draft> => ({
  field: `Consortium.${role}`,
  section: section('Consortium'),
  to: 'organizations',
  parts: ['OrgUnit', 'DisplayName'],
  read: (values) => ({
    organizations: partsAt(values, 'OrgUnit').flatMap((unit) => {
      const { id, name, ror } = toOrganization(cris, unit);
      const known = id ?? (ror === null ? null : idOfRor(ror));
      return known === null ? [] : [{ id: known, legalName: name }];
    }),
  }),
});

export const cerifProjects = (cris: Cris): RecordTable => ({
  format: 'CERIF XML',
  kind: 'project',
  rows: [
    idRow,
    value('Acronym', section('Acronym'), 'acronym'),
    nameRow('Title', 'title', null),
    {
      field: 'Identifier',
      section: section('Identifier'),
      to: 'code',
      parts: ['#text', '@type'],
      read: (_values, source) => ({ code: grantNumber(source) }),
    },
    value('StartDate', section('StartDate'), 'startDate'),
    value('EndDate', section('EndDate'), 'endDate'),
    ...['Coordinator', 'Partner', 'Contractor', 'InKindContributor', 'Member'].map((role) =>
      participants(cris, role),
    ),
    {
      field: 'Funded',
      section: section('Funded'),
      to: 'fundings',
      parts: ['By.OrgUnit', 'By.DisplayName', 'As.Funding.@id', 'As.Funding.Name', 'As.Funding.Acronym'],
      read: (_values, source) => {
        const name = grantReference({ ...toGrant(cris, source), id: 'any' })?.funder ?? null;
        const [stream] = partsAt(source, 'Funded.As.Funding');
        const description = stream === undefined ? null : nameIn(stream, 'Name');
        return name === null
          ? {}
          : { fundings: [{ name, ...(description === null ? {} : { fundingStream: { description } }) }] };
      },
    },
    nameRow('Abstract', 'summary', null),
    list('Keyword', section('Keyword'), 'subjects'),
    {
      field: 'OAMandate',
      section: section('OAMandate'),
      to: 'openAccessMandateForPublications',
      parts: ['@mandated'],
      read: ([mandate]) => ({
        openAccessMandateForPublications: isFields(mandate) && mandate['@mandated'] === 'true',
      }),
    },
  ],
});

/** A service of a system, usually the system itself. */
export const cerifServices = (cris: Cris): RecordTable => ({
  format: 'CERIF XML',
  kind: 'service',
  rows: [
    idRow,
    value('Acronym', section('Acronym'), 'abbreviation'),
    nameRow('Name', 'name', null),
    nameRow('Description', 'description', null),
    value('WebsiteURL', section('WebsiteURL'), 'websiteUrl'),
    {
      field: 'Owner.OrgUnit',
      section: section('Owner'),
      to: 'provider',
      parts: ['@id', 'Name', 'Acronym', 'RORID'],
      read: ([unit]) => {
        if (!isFields(unit)) return {};
        const { id, name } = toOrganization(cris, unit);
        return { provider: { id, name } };
      },
    },
  ],
});

/** Returns the id of a person by the ORCID iD; `null` without a valid one. */
export const idOfPerson = (person: Fields): string | null => {
  const orcid = parseOrcid(wordsOf(partsAt({ person }, 'person').flatMap(({ ORCID }) => ORCID))[0] ?? '');
  return orcid?.checkDigits === 'valid' ? deriveOpenAireId('orcid', orcid.value) : null;
};

/** Returns the id of a project: that of its grant, which other formats derive too, else its own. */
export const idOfProject = (cris: Cris, project: Fields): string | null =>
  grantReference(toGrant(cris, project))?.id ?? idInCris(cris, 'Projects', textOf(project['@id']));
