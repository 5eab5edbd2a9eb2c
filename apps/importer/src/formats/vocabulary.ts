import { fieldsOf, isFields, textOf } from '../fields.ts';
import type { Fields } from '../fields.ts';
import type { Format } from './format.ts';
import { skipReason } from '../report/skip-reason.ts';

/** An entry of a vocabulary: an id, a name and a position in a hierarchy. */
const isEntry = (value: Fields): boolean =>
  'parentId' in value && 'extras' in value && textOf(value['name']) !== null;

/** Labels with lists of labels, without any type. */
const isHierarchy = (value: Fields): boolean =>
  !('id' in value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((children) => Array.isArray(children) && children.length > 0) &&
  Object.values(value).some((children) => fieldsOf(children).some(isTree));

const isTree = (value: Fields): boolean => Object.values(value).every((children) => Array.isArray(children));

/** Lists of countries, languages or fields: recognized and skipped. */
export const vocabularyFormat: Format = {
  name: 'vocabulary',
  detects: (value) => isFields(value) && (isEntry(value) || isHierarchy(value)),
  read: () => [{ type: 'nothing', reason: skipReason('vocabulary'), wholeFile: true }],
};
