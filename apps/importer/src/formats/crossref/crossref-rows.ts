import { authors, contributors } from '../mapping/people.ts';
import { ownValue } from '@open-discovery/model';
import type { RelationName } from '@open-discovery/model';
import { fieldsOf, isFields, textOf, textsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { issnsIn } from '../mapping/issns.ts';
import { dateOfParts } from '../mapping/dates.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { alternateIds, keywords, pages, pids, texts, venue } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { NAME_PARTS, PERSON_PARTS, rorOf, toAuthor, toGrants } from './crossref-people.ts';
import { otherTargets, relationsOf } from './crossref-relations.ts';

const API = 'REST API, api_format.md';
const WORK = `${API} › Work`;
const CONTRIBUTOR = `${API} › Contributor`;

/** A correction or a retraction does not replace the work it is about; a new version does. */
const doiRelations = (field: string, section: string, nameOf: (item: Fields) => RelationName): Row<Work> =>
  row(field, section, { to: 'relations', parts: ['DOI', 'type'] }, (values) => ({
    relations: fieldsOf(values).flatMap((item) => {
      const value = textOf(item['DOI']);
      return value === null ? [] : [{ name: nameOf(item), target: { scheme: 'doi', value } }];
    }),
  }));

const date = (field: string): Row<Work> =>
  row(field, WORK, { to: 'publicationDate', parts: ['date-parts'] }, (_values, source) => {
    const value = source[field];
    const day = isFields(value) ? dateOfParts(value['date-parts']) : null;
    return day === null ? {} : { dates: [day] };
  });

const ISSN_FIELDS: Readonly<Record<string, string>> = { print: 'issnPrinted', electronic: 'issnOnline' };

const isbn = (field: string): Row<Work> =>
  row(field, WORK, 'instances.alternateIdentifiers', (values) => ({
    alternateIds: values.flatMap((value): Pid[] => {
      const text = textOf(isFields(value) ? value['value'] : value);
      return text === null ? [] : [{ scheme: 'ISBN', value: text.replace(/^.*\/isbn\//i, '') }];
    }),
  }));

const licenseRow: Row<Work> = {
  field: 'license',
  section: `${API} › License`,
  to: 'instances.license',
  parts: ['URL', 'content-version'],
  read: (values) => {
    const licenses = fieldsOf(values);
    const isText = (license: Fields): boolean => textOf(license['content-version']) !== 'tdm';
    return {
      licenses: [...licenses.filter(isText), ...licenses].flatMap((license) => textOf(license['URL']) ?? []),
    };
  },
};

/** The fields of a work in Crossref's REST API, and their places in the model. */
export const CROSSREF_ROWS: readonly Row<Work>[] = [
  pids('DOI', WORK, 'doi'),
  types('type', WORK),
  types('subtype', WORK),
  texts('title', WORK, 'titles'),
  texts('subtitle', WORK, 'subTitles'),
  texts('original-title', WORK, 'otherTitles'),
  texts('short-title', WORK, 'otherTitles'),
  texts('abstract', WORK, 'descriptions'),
  texts('description', WORK, 'descriptions'),
  { ...authors('author', CONTRIBUTOR, PERSON_PARTS, toAuthor), to: 'authors, organizations' },
  ...['editor', 'translator', 'chair'].map((role) => contributors(role, CONTRIBUTOR, NAME_PARTS, toAuthor)),
  date('issued'),
  date('published'),
  date('published-print'),
  date('published-online'),
  date('posted'),
  date('approved'),
  texts('publisher', WORK, 'publishers'),
  texts('language', WORK, 'languages'),
  keywords('subject', WORK),
  keywords('group-title', WORK),
  venue('container-title', WORK, 'name'),
  venue('volume', WORK, 'vol'),
  venue('issue', WORK, 'iss'),
  venue('journal-issue.issue', WORK, 'iss'),
  pages('page', WORK),
  venue('article-number', WORK, 'sp'),
  venue('edition-number', WORK, 'edition'),
  {
    field: 'issn-type',
    section: WORK,
    to: 'container.issnPrinted, container.issnOnline',
    parts: ['type', 'value'],
    read: (values) => ({
      container: Object.fromEntries(
        fieldsOf(values).map((issn) => [
          ownValue(ISSN_FIELDS, textOf(issn['type']) ?? '') ?? 'issnLinking',
          textOf(issn['value']),
        ]),
      ),
    }),
  },
  row('ISSN', WORK, 'container.issnPrinted, container.issnOnline', (values, source) =>
    fieldsOf(source['issn-type']).length > 0 ? {} : { container: issnsIn(textsOf(values)) },
  ),
  isbn('ISBN'),
  isbn('isbn-type'),
  alternateIds('alternative-id', WORK, 'publisher'),
  {
    field: 'event',
    section: WORK,
    to: 'container.name, container.conferencePlace, container.conferenceDate',
    parts: ['name', 'location', 'start', 'end'],
    read: (values) => {
      const [event] = fieldsOf(values);
      const days = ['start', 'end'].flatMap((side) => {
        const day = event?.[side];
        return isFields(day) ? (dateOfParts(day['date-parts']) ?? []) : [];
      });
      return {
        container: {
          name: textOf(event?.['name']),
          conferencePlace: textOf(event?.['location']),
          conferenceDate: days.join('/') || null,
        },
      };
    },
  },
  licenseRow,
  texts('resource.primary.URL', WORK, 'urls'),
  texts('URL', WORK, 'urls'),
  texts('link.URL', `${API} › Resource Link`, 'urls'),
  {
    field: 'funder',
    section: `${API} › Funder`,
    to: 'projects',
    parts: [
      'name',
      'DOI',
      'id.id',
      'id.id-type',
      'award',
      'award-info.award-number',
      'award-info.project-title',
    ],
    read: (values) => ({ grants: fieldsOf(values).flatMap(toGrants) }),
  },
  {
    field: 'institution',
    section: WORK,
    to: 'contributors, organizations',
    parts: ['name', 'id.id', 'id.id-type'],
    read: (values) => ({
      contributors: fieldsOf(values).flatMap((place) => textOf(place['name']) ?? []),
      organizations: fieldsOf(values).flatMap((place) => rorOf(place) ?? []),
    }),
  },
  {
    field: 'relation',
    section: `${API} › Relations`,
    to: 'relations',
    read: (values) => ({ relations: values.flatMap(relationsOf) }),
    lost: (values) => values.flatMap(otherTargets),
  },
  doiRelations('reference', `${API} › Reference`, () => 'Cites'),
  doiRelations('update-to', `${API} › Update`, ({ type }) =>
    type === 'new_version' ? 'IsNewVersionOf' : 'IsRelatedTo',
  ),
  doiRelations('updated-by', `${API} › Update`, ({ type }) =>
    type === 'new_version' ? 'IsPreviousVersionOf' : 'IsRelatedTo',
  ),
  alternateIds('clinical-trial-number.clinical-trial-number', `${API} › Clinical Trial`, 'clinical trial'),
  texts('version.version', WORK, 'versions'),
];
