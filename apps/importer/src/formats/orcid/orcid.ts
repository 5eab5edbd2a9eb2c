import { deriveOpenAireId, parseOrcid } from '@open-discovery/identifiers';
import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { authorOf } from '../mapping/names.ts';
import { list, recordOf, value } from '../mapping/record-of.ts';
import type { RecordTable } from '../mapping/record-of.ts';
import type { WorkAuthor } from '../mapping/work.ts';
import { readOrcidWork, readOrcidWorks } from './orcid-work.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';
import type { SkipReason } from '../../report/skip-reason.ts';

const section = (field: string): string => `ORCID message schema 3.0, person: ${field}`;

/** The fields of a person, and their places in the model. */
export const ORCID_PEOPLE: RecordTable = {
  format: 'ORCID JSON',
  kind: 'person',
  rows: [
    list('name.path', section('name'), 'originalId'),
    value('name.given-names.value', section('name'), 'givenName'),
    value('name.family-name.value', section('name'), 'familyName'),
    list('name.credit-name.value', section('name'), 'alternativeNames'),
    list('other-names.other-name.content', section('other-names'), 'alternativeNames'),
    value('biography.content', section('biography'), 'biography'),
  ],
};

const iDOf = (record: Fields): string | null => {
  const { 'orcid-identifier': identifier } = record;
  return isFields(identifier) ? (parseOrcid(textOf(identifier['path']) ?? '')?.value ?? null) : null;
};

const ownerOf = (person: Fields, orcid: string): WorkAuthor | null => {
  const { name } = person;
  if (!isFields(name)) return null;
  const part = (field: string) => (isFields(name[field]) ? name[field]['value'] : null);
  const author = authorOf({
    given: part('given-names'),
    family: part('family-name'),
    literal: part('credit-name'),
  });
  return author === null ? null : { ...author, orcid };
};

const readPerson = (record: Fields): readonly Found[] => {
  const orcid = iDOf(record);
  const id = orcid === null ? null : deriveOpenAireId('orcid', orcid);
  if (orcid === null || id === null) return nothing(skipReason('no-orcid', { format: ORCID_PEOPLE.format }));
  const person = isFields(record['person']) ? record['person'] : {};
  const activities = isFields(record['activities-summary']) ? record['activities-summary'] : {};
  // A person without a public name has no record, and is not an author.
  const owner = ownerOf(person, orcid);
  return [
    ...(owner === null ? [] : [recordOf(ORCID_PEOPLE, person, id)]),
    ...readOrcidWorks(activities['works'], owner),
  ];
};

const isRecord = (value: Fields): boolean => 'orcid-identifier' in value;

const isPerson = ({ name }: Fields): boolean => isFields(name) && 'given-names' in name;

const isWorks = (value: Fields): boolean =>
  fieldsOf(value['group']).some((group) => Array.isArray(group['work-summary']));

const isWork = (value: Fields): boolean =>
  'put-code' in value && 'external-ids' in value && isFields(value['title']);

const readAnswer = (value: Fields): readonly Found[] => {
  if (isRecord(value)) return readPerson(value);
  if (isPerson(value)) return readPerson({ 'orcid-identifier': value['name'], person: value });
  return isWorks(value) || isEmptyList(value) ? readOrcidWorks(value, null) : readOrcidWork(value, null);
};

/** Answers that hold neither a person nor a work, by the fields that only they have. */
const OTHER_ANSWERS: readonly (readonly [field: string, reason: SkipReason])[] = [
  ['developer-message', skipReason('error-answer', { service: 'ORCID' })],
  [
    'num-found',
    withDetail(
      skipReason('other-answer', { service: 'ORCID', answer: 'search' }),
      'a harvest of the kind “orcid” reads the records of a search',
    ),
  ],
  ['affiliation-group', skipReason('no-place', { service: 'ORCID', type: 'affiliation' })],
];

const otherAnswer = (value: Fields): SkipReason | null =>
  OTHER_ANSWERS.find(([field]) => field in value)?.[1] ?? null;

const isEmptyList = (value: Fields): boolean =>
  Array.isArray(value['group']) && /\/works$/.test(textOf(value['path']) ?? '');

/** Reads an answer of the public API. */
export const readOrcidAnswer = (value: unknown): readonly Found[] => {
  if (!isFields(value)) return nothing(EMPTY);
  const other = otherAnswer(value);
  if (other !== null) return nothing(other);
  const found = readAnswer(value);
  return found.length === 0 ? nothing(EMPTY) : found;
};

const EMPTY = skipReason('no-public-data', { service: 'ORCID' });

/** Records of people in ORCID, people, lists of works, and works, as its public API returns them in JSON. */
export const orcidFormat: Format = {
  name: 'ORCID JSON',
  detects: (value) =>
    isFields(value) &&
    (otherAnswer(value) !== null ||
      [isRecord, isPerson, isWorks, isEmptyList, isWork].some((detects) => detects(value))),
  read: readOrcidAnswer,
};
