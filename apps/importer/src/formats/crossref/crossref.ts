import { fieldsOf, isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { nothing } from '../format.ts';
import type { Format, Found } from '../format.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { workOf } from '../mapping/product-of.ts';
import { CROSSREF_ROWS } from './crossref-rows.ts';
import { skipReason } from '../../report/skip-reason.ts';

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
    format: 'Crossref JSON',
    source: KNOWN_SOURCES.crossref,
    namespace: 'crossref',
  });

const readAnswer = (answer: Fields): readonly Found[] => {
  const { message } = answer;
  if (isWork(message)) return readWork(message);
  const works = isFields(message) ? fieldsOf(message['items']).filter(isWork) : [];
  if (works.length > 0) return works.flatMap(readWork);
  const kind = textOf(answer['message-type']) ?? '?';
  return nothing(
    kind === 'work-list'
      ? skipReason('empty-answer', { service: 'Crossref' })
      : skipReason('other-answer', { service: 'Crossref', answer: kind }),
  );
};

/** Works of Crossref: single ones, answers of the REST API, lines and parts of the snapshot. */
export const crossrefFormat: Format = {
  name: 'Crossref JSON',
  detects: (value) => isWork(value) || (isFields(value) && (isAnswer(value) || isSnapshot(value))),
  read: (value) => {
    if (isWork(value)) return readWork(value);
    if (!isFields(value)) return [];
    return isAnswer(value) ? readAnswer(value) : fieldsOf(value['items']).filter(isWork).flatMap(readWork);
  },
};
