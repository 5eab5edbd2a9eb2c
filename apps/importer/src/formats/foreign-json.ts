import { isFields } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { skipReason } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';
import { nothing } from './format.ts';
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
const FOREIGN: readonly (readonly [reason: SkipReason, detects: (value: Fields) => boolean])[] = [
  [
    skipReason('no-record-format', { format: 'Wikidata JSON' }),
    any((value) => isFields(value['entities']) && 'success' in value, hasAll('servedby', 'error')),
  ],
  [
    skipReason('unsupported-format', { format: 'D-Net (index)', instead: 'Graph API' }),
    (value) => isFields(value['header']) && any(hasAll('result'), hasAll('metadata'))(value),
  ],
  [
    skipReason('unsupported-format', { format: 'D-Net (internal)', instead: 'Graph API' }),
    inField('dataInfo', hasAll('deletedbyinference')),
  ],
];

const foreign = (value: unknown) =>
  isFields(value) ? FOREIGN.find(([, detects]) => detects(value)) : undefined;

/** Formats of other services: recognized, named and skipped. */
export const foreignJsonFormat: Format = {
  name: 'a format of another service',
  detects: (value) => foreign(value) !== undefined,
  read: (value) => {
    const [reason] = foreign(value) ?? [];
    return reason === undefined ? [] : nothing(reason);
  },
};
