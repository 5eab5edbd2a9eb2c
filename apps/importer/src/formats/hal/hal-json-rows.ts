import { contributorNames } from '../mapping/people.ts';
import { textsAt } from '../mapping/xml-parts.ts';
import type { Fields } from '../../fields.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import {
  alternateIds,
  keywords,
  openAccess,
  pages,
  pids,
  subjects,
  texts,
  venue,
  wordsOf,
} from '../mapping/text-rows.ts';
import type { Work } from '../mapping/work.ts';
import { HAL_JSON_PEOPLE_ROW, HAL_JSON_PERSON_FIELDS } from './hal-json-people.ts';
import { halJsonSection } from './hal-section.ts';
import { halTypes } from './hal-types.ts';
import { domainsIn, halGrant, halId, refereedOf } from './hal-values.ts';

const text = (field: string, name: Parameters<typeof texts>[2]): Row<Work> =>
  texts(field, halJsonSection(field), name);
const place = (field: string, name: string): Row<Work> => venue(field, halJsonSection(field), name);

const row = (
  field: string,
  to: string,
  read: (words: readonly string[], source: Fields) => Partial<Work>,
): Row<Work> => ({
  field,
  section: halJsonSection(field),
  to,
  read: (values, source) => read(wordsOf(values), source),
});

/** Domains with their names, in English or else in French: `info.info-lo_FacetSep_Computer Science [cs]/Logic [cs.LO]`. */
const domainRow = (language: 'en' | 'fr'): Row<Work> => {
  const field = `${language}_domainAllCodeLabel_fs`;
  return row(field, 'subjects', (words, source) =>
    language === 'fr' && source['en_domainAllCodeLabel_fs'] !== undefined
      ? {}
      : {
          subjects: words.flatMap((word) => {
            const [code = '', path = ''] = word.split('_FacetSep_');
            return domainsIn(path, code);
          }),
        },
  );
};

/** The projects of a funder; HAL gives their numbers, acronyms and titles as lists beside each other. */
const projectRow = (funder: 'anr' | 'european'): Row<Work> => {
  const field = `${funder}ProjectReference_s`;
  return row(field, 'projects', (numbers, source) => {
    const list = (name: string): readonly string[] => {
      const words = textsAt(source, `${funder}Project${name}_s`);
      return words.length === numbers.length ? words : [];
    };
    const [acronyms, titles] = [list('Acronym'), list('Title')];
    return {
      grants: numbers.map((code, at) =>
        halGrant(funder, { code, acronym: acronyms[at] ?? null, title: titles[at] ?? null }),
      ),
    };
  });
};

const conferenceDays = (source: Fields): string | null =>
  ['conferenceStartDate_s', 'conferenceEndDate_s']
    .flatMap((field) => textsAt(source, field).slice(0, 1))
    .join('/') || null;

/** The fields that the rows of others read as well, by their places in the model. */
const READ_WITH_OTHERS: Readonly<Record<string, readonly string[]>> = {
  authors: HAL_JSON_PERSON_FIELDS,
  projects: ['anr', 'european'].flatMap((funder) => [`${funder}ProjectAcronym_s`, `${funder}ProjectTitle_s`]),
  subjects: [
    'domain_s',
    'primaryDomain_s',
    'domainAllCode_s',
    'level0_domain_s',
    'level1_domain_s',
    'level2_domain_s',
  ],
  'container.conferenceDate': ['conferenceEndDate_s'],
  'container.conferencePlace': ['country_s'],
};

/** The fields of a document of HAL’s search, and their places in the model. */
export const HAL_JSON_ROWS: readonly Row<Work>[] = [
  row('docSubType_s', 'type, instances.type', (codes) => ({ types: halTypes(codes).types })),
  row('docType_s', 'type, instances.type, originalValues', halTypes),
  text('title_s', 'titles'),
  text('subTitle_s', 'subTitles'),
  text('abstract_s', 'descriptions'),
  HAL_JSON_PEOPLE_ROW,
  ...['scientificEditor_s', 'seriesEditor_s', 'director_s', 'committee_s', 'collaboration_s'].map((field) =>
    contributorNames(field, halJsonSection(field)),
  ),
  pids('doiId_s', halJsonSection('doiId_s'), 'doi'),
  pids('pubmedId_s', halJsonSection('pubmedId_s'), 'pmid'),
  pids('pubmedcentralId_s', halJsonSection('pubmedcentralId_s'), 'pmc'),
  pids('arxivId_s', halJsonSection('arxivId_s'), 'arXiv'),
  pids('swhidId_s', halJsonSection('swhidId_s'), 'swhid'),
  row('halId_s', 'instances.alternateIdentifiers, instances.hostedBy, originalIds', (ids) => ({
    alternateIds: ids.map(halId),
    hostedBy: [KNOWN_SOURCES.hal],
  })),
  alternateIds('isbn_s', halJsonSection('isbn_s'), 'ISBN'),
  alternateIds('nntId_s', halJsonSection('nntId_s'), 'NNT'),
  alternateIds('wosId_s', halJsonSection('wosId_s'), 'WOS'),
  alternateIds('localReference_s', halJsonSection('localReference_s'), 'localRef'),
  ...['uri_s', 'fileMain_s', 'files_s', 'linkExtUrl_s', 'publisherLink_s'].map((field) =>
    text(field, 'urls'),
  ),
  text('licence_s', 'licenses'),
  openAccess('openAccess_bool', halJsonSection('openAccess_bool'), [true]),
  ...['publicationDate_s', 'ePublicationDate_s', 'defenseDate_s', 'producedDate_s', 'writingDate_s'].map(
    (field) => text(field, 'dates'),
  ),
  text('language_s', 'languages'),
  ...['journalTitle_s', 'bookTitle_s', 'source_s', 'conferenceTitle_s'].map((field) => place(field, 'name')),
  place('journalIssn_s', 'issnPrinted'),
  place('journalEissn_s', 'issnOnline'),
  place('volume_s', 'vol'),
  place('issue_s', 'iss'),
  pages('page_s', halJsonSection('page_s')),
  row('conferenceStartDate_s', 'container.conferenceDate', (_days, source) => ({
    container: { conferenceDate: conferenceDays(source) },
  })),
  row('city_s', 'container.conferencePlace', (cities, source) => ({
    container: {
      conferencePlace: [cities[0], textsAt(source, 'country_s')[0]?.toUpperCase()].filter(Boolean).join(', '),
    },
  })),
  ...['publisher_s', 'journalPublisher_s', 'authorityInstitution_s'].map((field) =>
    text(field, 'publishers'),
  ),
  domainRow('en'),
  domainRow('fr'),
  keywords('keyword_s', halJsonSection('keyword_s')),
  subjects('mesh_s', halJsonSection('mesh_s'), 'mesh'),
  subjects('acm_s', halJsonSection('acm_s'), 'ACM'),
  subjects('jel_s', halJsonSection('jel_s'), 'JEL'),
  subjects('classification_s', halJsonSection('classification_s'), 'other'),
  projectRow('anr'),
  projectRow('european'),
  row('funding_s', 'originalValues', (funders) => ({
    grants: funders.map((funder) => ({ code: null, funder, funderId: null })),
  })),
  row('peerReviewing_s', 'instances.refereed', (codes) => ({ refereed: refereedOf(codes) })),
  text('softVersion_s', 'versions'),
  row('version_i', 'version', (words) => ({ versions: words })),
  text('softCodeRepository_s', 'repositories'),
  text('softProgrammingLanguage_s', 'programmingLanguages'),
  ...Object.entries(READ_WITH_OTHERS).flatMap(([to, fields]) =>
    fields.map((field) => takenElsewhere<Work>(field, halJsonSection(field), to)),
  ),
];
