import { authors, contributors } from '../mapping/people.ts';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { accessWord } from '../mapping/access-words.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { alternateIds, keywords, pids, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';
import { nameIn, partsAt, section, toGrant, toOrganization, WORK_PIDS } from './cerif-ids.ts';
import type { Cris } from './cerif-ids.ts';

const PERSON_PARTS = [
  'DisplayName',
  'Person.@id',
  'Person.PersonName',
  'Person.ORCID',
  'OrgUnit.@id',
  'OrgUnit.Name',
  'OrgUnit.Acronym',
  'OrgUnit.RORID',
  'Affiliation.OrgUnit',
];

/** Returns an author, an inventor or an editor: a person with affiliations, an organization, or a name alone. */
const toAuthor = (cris: Cris, maker: Fields): WorkAuthor[] => {
  const person = maker['Person'] === undefined ? null : (partsAt(maker, 'Person')[0] ?? null);
  const [unit] = partsAt(maker, 'OrgUnit');
  const author = authorOf({
    family: person === null ? null : textAt(person, 'PersonName.FamilyNames'),
    given: person === null ? null : textAt(person, 'PersonName.FirstNames'),
    literal: textAt(maker, 'DisplayName') ?? (unit === undefined ? null : nameIn(unit, 'Name')),
  });
  const units = [...partsAt(maker, 'Affiliation.OrgUnit'), ...(unit === undefined ? [] : [unit])];
  return authorWith(author, {
    orcid: person === null ? null : textAt(person, 'ORCID'),
    organizations: units.map((one) => toOrganization(cris, one)),
  });
};

const NAME_PARTS = PERSON_PARTS.filter((part) => !part.startsWith('Affiliation') && part !== 'Person.ORCID');

const makers = (cris: Cris, field: string): Row<Work> => ({
  ...authors(field, section(field), PERSON_PARTS, (maker) => toAuthor(cris, maker)),
  to: 'authors, organizations',
});

const others = (cris: Cris, field: string): Row<Work> =>
  contributors(field, section(field), NAME_PARTS, (maker) => toAuthor(cris, maker));

const publishers = (cris: Cris, field: string): Row<Work> =>
  row(field, section(field), { to: 'publisher', parts: NAME_PARTS }, (values) => ({
    publishers: fieldsOf(values)
      .flatMap((maker) => toAuthor(cris, maker))
      .map(({ fullName }) => fullName),
  }));

const accessRow: Row<Work> = {
  field: 'Access',
  section: section('Access'),
  to: 'bestAccessRight, embargoEndDate',
  parts: ['#text', '@endDate'],
  read: (values) => ({
    accessRights: wordsOf(values).map(accessWord),
    embargoEnds: textsAt(values, '@endDate'),
  }),
};

/** A journal or a book gives the name of the venue; further facts about it are in a separate record. */
const venueRow = (field: string): Row<Work> => ({
  field,
  section: section(field),
  to: 'container, relations',
  parts: ['@id', 'Title', 'Name', 'ISSN', 'DOI', 'Handle', 'PMCID'],
  read: (values) => {
    const [whole] = fieldsOf(values);
    if (whole === undefined) return {};
    const [issn] = partsAt(whole, 'ISSN');
    const isOnline = /Online$/i.test(textOf(issn?.['@medium']) ?? '');
    return {
      container: {
        name: nameIn(whole, 'Title') ?? nameIn(whole, 'Name'),
        [isOnline ? 'issnOnline' : 'issnPrinted']: textAt(whole, 'ISSN'),
      },
    };
  },
});

const eventRow = (field: string): Row<Work> => ({
  field: `${field}.Event`,
  section: section(field),
  to: 'container.name, container.conferencePlace, container.conferenceDate',
  parts: ['@id', 'Name', 'Acronym', 'Place', 'StartDate', 'EndDate'],
  read: ([event]) => {
    if (!isFields(event)) return {};
    const days = [textAt(event, 'StartDate'), textAt(event, 'EndDate')].filter((day) => day !== null);
    return {
      container: {
        name: nameIn(event, 'Name') ?? textAt(event, 'Acronym'),
        conferencePlace: nameIn(event, 'Place'),
        conferenceDate: days.join('/') || null,
      },
    };
  },
});

/** The elements that name and describe a work. */
const DESCRIPTION_ROWS: readonly Row<Work>[] = [
  takenElsewhere('@id', section('the internal identifier'), 'originalIds'),
  { ...types('Type', section('Type')), parts: ['#text', '@scheme'] },
  texts('Title', section('Title'), 'titles'),
  texts('Name', section('Name'), 'titles'),
  texts('Subtitle', section('Subtitle'), 'subTitles'),
  texts('Abstract', section('Abstract'), 'descriptions'),
  texts('Description', section('Description'), 'descriptions'),
  texts('Language', section('Language'), 'languages'),
  ...WORK_PIDS.map(([element, scheme]) => pids(element, section(element), scheme)),
  alternateIds('ISI-Number', section('ISI-Number'), 'ISI'),
  alternateIds('SCP-Number', section('SCP-Number'), 'Scopus'),
  alternateIds('ARK', section('ARK'), 'ark'),
  alternateIds('URN', section('URN'), 'urn'),
  alternateIds('ISBN', section('ISBN'), 'ISBN'),
  alternateIds('PatentNumber', section('PatentNumber'), 'patent'),
  { ...venue('ISSN', section('ISSN'), 'issnPrinted'), isFirst: false },
  texts('PublicationDate', section('PublicationDate'), 'dates'),
  texts('ApprovalDate', section('ApprovalDate'), 'dates'),
  texts('RegistrationDate', section('RegistrationDate'), 'dates'),
  texts('CountryCode', section('CountryCode'), 'countries'),
  eventRow('OutputFrom'),
  eventRow('PresentedAt'),
  venueRow('PublishedIn.Publication'),
  venueRow('PartOf.Publication'),
  venueRow('PartOf.Product'),
  venue('Volume', section('Volume'), 'vol'),
  venue('Issue', section('Issue'), 'iss'),
  venue('Edition', section('Edition'), 'edition'),
  venue('StartPage', section('StartPage'), 'sp'),
  venue('EndPage', section('EndPage'), 'ep'),
  texts('VersionInfo', section('VersionInfo'), 'versions'),
  keywords('Keyword', section('Keyword')),
  keywords('Subject', section('Subject')),
  { ...texts('License', section('License'), 'licenses'), parts: ['#text', '@scheme'] },
  texts('URL', section('URL'), 'urls'),
  texts('FileLocations.Medium.URI', section('FileLocations'), 'urls'),
  texts('FileLocations.Medium.MimeType', section('FileLocations'), 'formats'),
  accessRow,
  takenElsewhere('References', section('References'), 'relations', [
    'Publication.@id',
    'Product.@id',
    ...WORK_PIDS.flatMap(([pid]) => [`Publication.${pid}`, `Product.${pid}`]),
  ]),
  takenElsewhere('Predecessor.Patent', section('Predecessor'), 'relations', ['@id']),
];

/** The elements of publications, products and patents, and their places in the model. */
export const cerifWorkRows = (cris: Cris): readonly Row<Work>[] => [
  ...DESCRIPTION_ROWS,
  makers(cris, 'Authors.Author'),
  makers(cris, 'Creators.Creator'),
  makers(cris, 'Inventors.Inventor'),
  others(cris, 'Editors.Editor'),
  others(cris, 'Holders.Holder'),
  publishers(cris, 'Publishers.Publisher'),
  publishers(cris, 'Issuer'),
  {
    field: 'OriginatesFrom.Project',
    section: section('OriginatesFrom'),
    to: 'projects',
    parts: ['@id', 'Acronym', 'Title', 'Identifier', 'Funded'],
    read: (values) => ({ grants: fieldsOf(values).map((project) => toGrant(cris, project)) }),
  },
];

/** Returns the word of a work without a type: the name of its element. */
export const impliedType = (element: string): string | null =>
  ({ Patent: 'patent', Product: 'dataset', Publication: 'text' })[element] ?? null;
