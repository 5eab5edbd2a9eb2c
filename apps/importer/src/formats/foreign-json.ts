import { fieldsOf, isFields } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { skippedAs } from '../skipped-as.ts';
import type { Format } from './format.ts';

const hasAll =
  (...names: readonly string[]) =>
  (value: Fields): boolean =>
    names.every((name) => name in value);
const inField =
  (field: string, test: (value: Fields) => boolean) =>
  (value: Fields): boolean => {
    const inner = value[field];
    return isFields(inner) && test(inner);
  };
const any =
  (...tests: readonly ((value: Fields) => boolean)[]) =>
  (value: Fields): boolean =>
    tests.some((test) => test(value));

/** The formats of other services as JSON, by fields that only they have; most specific first. */
const FOREIGN: readonly (readonly [name: string, (value: Fields) => boolean])[] = [
  [
    'Commonmeta JSON',
    ({ contributors }) => fieldsOf(contributors).some((person) => 'contributorRoles' in person),
  ],
  ['HAL JSON', inField('response', hasAll('docs'))],
  ['Wikidata JSON', (value) => isFields(value['entities']) && 'success' in value],
  [
    'RAiD JSON',
    any(inField('identifier', hasAll('raidAgencyUrl')), hasAll('metadataSchema', 'relatedRaids')),
  ],
  [
    'D-Net’s index format',
    (value) => isFields(value['header']) && any(hasAll('result'), hasAll('metadata'))(value),
  ],
  ['D-Net’s internal format', inField('dataInfo', hasAll('deletedbyinference'))],
];

const foreignName = (value: unknown): string | null =>
  isFields(value) ? (FOREIGN.find(([, detects]) => detects(value))?.[0] ?? null) : null;

/** Formats of other services: recognized, named and skipped. */
export const foreignJsonFormat: Format = {
  name: 'a format of another service',
  detects: (value) => foreignName(value) !== null,
  read: (value) => [{ type: 'nothing', reason: skippedAs(foreignName(value) ?? '') }],
};
