import { grants } from '../mapping/grant-row.ts';
import { authors } from '../mapping/people.ts';
import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { issns } from '../mapping/issns.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { workOf } from '../mapping/product-of.ts';
import { readMembers } from '../read-members.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { splitList } from '../mapping/split-list.ts';
import { keywords, openAccess, pages, pids, subjects, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { skipReason } from '../../report/skip-reason.ts';

const FORMAT = 'Europe PMC JSON';
const section = (field: string): string => `Europe PMC REST API, ${field}`;

/** `Carberry J`: initials follow the family name. */
const nameOf = (name: string): WorkAuthor[] => {
  const [, family, given] = /^(.+)\s(\p{Lu}{1,4}(?:-\p{Lu})?)$/u.exec(name) ?? [];
  const author = authorOf(family === undefined ? { literal: name } : { family, given });
  return author === null ? [] : [author];
};

const PERSON_PARTS = [
  ...['firstName', 'initials', 'lastName', 'fullName', 'collectiveName'],
  ...['authorId', 'authorAffiliationDetailsList'],
];

const toAuthor = (person: Fields): WorkAuthor[] => {
  const author = authorOf({
    given: person['firstName'] ?? person['initials'],
    family: person['lastName'],
    literal: person['collectiveName'] ?? person['fullName'],
  });
  const { authorId, authorAffiliationDetailsList: details } = person;
  const orcid = isFields(authorId) && authorId['type'] === 'ORCID' ? textOf(authorId['value']) : null;
  const places = isFields(details) ? fieldsOf(details['authorAffiliation']) : [];
  const affiliations = places.flatMap((place) => textOf(place['affiliation']) ?? []);
  return authorWith(author, { orcid, affiliations });
};

const typeWords = (values: readonly unknown[]): Pick<Work, 'types' | 'originals'> => {
  const words = wordsOf(values).flatMap((word) => splitList(word, ';'));
  const { types, originals } = typesOf(words);
  // The most telling word decides: a review is also a journal article.
  return {
    types: [...types].sort((a, b) => Number(a.resource === 'Article') - Number(b.resource === 'Article')),
    originals,
  };
};

const types = (field: string): Row<Work> =>
  row(field, section(field), 'type, instances.type, originalValues', typeWords);

/** The fields of a result, and their places in the model. */
export const EUROPE_PMC_ROWS: readonly Row<Work>[] = [
  pids('doi', section('doi'), 'doi'),
  pids('pmid', section('pmid'), 'pmid'),
  pids('pmcid', section('pmcid'), 'pmc'),
  texts('title', section('title'), 'titles'),
  texts('abstractText', section('abstractText'), 'descriptions'),
  authors('authorList.author', section('author'), PERSON_PARTS, toAuthor),
  row('authorString', section('authorString'), 'authors', (values, source) =>
    isFields(source['authorList'])
      ? {}
      : {
          authors: wordsOf(values).flatMap((word) => word.replace(/\.$/, '').split(/,\s*/).flatMap(nameOf)),
        },
  ),
  types('pubTypeList.pubType'),
  types('pubType'),
  texts('firstPublicationDate', section('firstPublicationDate'), 'dates'),
  texts('journalInfo.printPublicationDate', section('journalInfo'), 'dates'),
  texts('pubYear', section('pubYear'), 'dates'),
  venue('journalTitle', section('journalTitle'), 'name'),
  venue('journalInfo.journal.title', section('journalInfo'), 'name'),
  venue('journalVolume', section('journalVolume'), 'vol'),
  venue('journalInfo.volume', section('journalInfo'), 'vol'),
  venue('issue', section('issue'), 'iss'),
  venue('journalInfo.issue', section('journalInfo'), 'iss'),
  pages('pageInfo', section('pageInfo')),
  issns('journalIssn', section('journalIssn')),
  venue('journalInfo.journal.issn', section('journalInfo'), 'issnPrinted'),
  venue('journalInfo.journal.essn', section('journalInfo'), 'issnOnline'),
  texts('bookOrReportDetails.publisher', section('bookOrReportDetails'), 'publishers'),
  keywords('keywordList.keyword', section('keyword')),
  subjects('meshHeadingList.meshHeading.descriptorName', section('meshHeading'), 'mesh'),
  grants('grantsList.grant', section('grant'), { code: 'grantId', funder: 'agency' }),
  texts('language', section('language'), 'languages'),
  texts('license', section('license'), 'licenses'),
  openAccess('isOpenAccess', section('isOpenAccess'), ['Y']),
  texts('fullTextUrlList.fullTextUrl.url', section('fullTextUrl'), 'urls'),
];

const membersOf = (answer: unknown): readonly unknown[] | null => {
  if (!isFields(answer)) return null;
  const { resultList } = answer;
  return isFields(resultList) && Array.isArray(resultList['result']) ? itemsOf(resultList['result']) : null;
};

const readMember = (member: Fields): readonly Found[] =>
  workOf(EUROPE_PMC_ROWS, member, {
    format: FORMAT,
    source: KNOWN_SOURCES.europepmc,
    namespace: 'europepmc',
    localId:
      [textOf(member['source']), textOf(member['id'])].filter((part) => part !== null).join(':') || null,
  });

/** Results of Europe PMC's search, in its short or full form. */
export const europePmcFormat: Format = {
  name: FORMAT,
  detects: (value) => membersOf(value) !== null,
  read: (value) => {
    const members = membersOf(value) ?? [];
    return members.length === 0
      ? nothing(skipReason('empty-answer', { service: 'Europe PMC' }))
      : readMembers(members, FORMAT, readMember);
  },
};
