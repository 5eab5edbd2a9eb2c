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
const FOREIGN: readonly (readonly [name: string, advice: string, detects: (value: Fields) => boolean])[] = [
  [
    'Commonmeta JSON',
    'Crossref and DataCite give the same records',
    any(
      ({ contributors }) => fieldsOf(contributors).some((person) => 'contributorRoles' in person),
      ({ identifiers, provider }) =>
        typeof provider === 'string' && fieldsOf(identifiers).some((one) => 'identifierType' in one),
      ({ contributors, id }) =>
        Array.isArray(contributors) && typeof id === 'string' && id.startsWith('https://doi.org/'),
    ),
  ],
  ['HAL JSON', 'HAL gives the same records as DataCite XML or BibTeX', inField('response', hasAll('docs'))],
  [
    'Wikidata JSON',
    'it describes things of any kind',
    any((value) => isFields(value['entities']) && 'success' in value, hasAll('servedby', 'error')),
  ],
  [
    'RAiD JSON',
    'DataCite gives the same records',
    any(inField('identifier', hasAll('raidAgencyUrl')), hasAll('metadataSchema', 'relatedRaids')),
  ],
  [
    'D-Net’s index format',
    'the Graph API gives the same records',
    (value) => isFields(value['header']) && any(hasAll('result'), hasAll('metadata'))(value),
  ],
  [
    'D-Net’s internal format',
    'the Graph API gives the same records',
    inField('dataInfo', hasAll('deletedbyinference')),
  ],
];

const foreign = (value: unknown) =>
  isFields(value) ? FOREIGN.find(([, , detects]) => detects(value)) : undefined;

/** Formats of other services: recognized, named and skipped. */
export const foreignJsonFormat: Format = {
  name: 'a format of another service',
  detects: (value) => foreign(value) !== undefined,
  read: (value) => {
    const [name = '', advice = ''] = foreign(value) ?? [];
    return [{ type: 'nothing', reason: skippedAs(name, advice) }];
  },
};
