import { fieldsOf, isFields, itemsOf, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { workOf } from '../mapping/product-of.ts';
import { readMembers } from '../read-members.ts';
import { CROSSREF_ROWS } from './crossref-rows.ts';
import { skipReason } from '../../report/skip-reason.ts';

const FORMAT = 'Crossref JSON';

/** Crossref's own fields; CSL-JSON has the same names for the rest. */
const OWN_FIELDS = ['indexed', 'reference-count', 'content-domain', 'deposited', 'member'] as const;

const isWork = (value: unknown): value is Fields =>
  isFields(value) && 'DOI' in value && OWN_FIELDS.some((name) => name in value);

const isAnswer = (value: Fields): boolean =>
  'status' in value && 'message-type' in value && 'message' in value;

/** A part of Crossref's yearly snapshot. */
const isSnapshot = (value: Fields): boolean =>
  Object.keys(value).length === 1 && fieldsOf(value['items']).some(isWork);

const readWork = (work: Fields): readonly Found[] =>
  workOf(CROSSREF_ROWS, work, {
    format: FORMAT,
    source: KNOWN_SOURCES.crossref,
    namespace: 'crossref',
  });

/** In a list of works, a DOI is enough: a request can choose the fields of its answer. */
const readMember = (member: Fields): readonly Found[] =>
  textOf(member['DOI']) === null ? nothing(skipReason('no-id', { format: FORMAT })) : readWork(member);

const readAnswer = (answer: Fields): readonly Found[] => {
  const { message } = answer;
  if (isWork(message)) return readWork(message);
  const kind = textOf(answer['message-type']) ?? '?';
  if (kind !== 'work-list') return nothing(skipReason('other-answer', { service: 'Crossref', answer: kind }));
  const works = itemsOf(isFields(message) ? message['items'] : null);
  return works.length > 0
    ? readMembers(works, FORMAT, readMember)
    : nothing(skipReason('empty-answer', { service: 'Crossref' }));
};

/** Works of Crossref: single ones, answers of the REST API, lines and parts of the snapshot. */
export const crossrefFormat: Format = {
  name: FORMAT,
  detects: (value) => isWork(value) || (isFields(value) && (isAnswer(value) || isSnapshot(value))),
  read: (value) => {
    if (isWork(value)) return readWork(value);
    if (!isFields(value)) return [];
    return isAnswer(value) ? readAnswer(value) : readMembers(itemsOf(value['items']), FORMAT, readMember);
  },
};
