import { expect, test } from '@jest/globals';
import { byLanguage } from '@open-discovery/model';
import { readExamples } from './read-examples.ts';

test.each([
  [
    'one for each language',
    { ...byLanguage(() => []), en: ['tides'], pl: ['pływy'] },
    { ...byLanguage(() => []), en: ['tides'], pl: ['pływy'] },
  ],
  [
    'those of languages that an older portal did not have',
    { en: ['tides'], de: ['Gezeiten'] },
    { ...byLanguage(() => []), en: ['tides'], de: ['Gezeiten'] },
  ],
  ['one for all languages, as before', ['tides'], byLanguage(() => ['tides'])],
])('lists: %s', (_which, json, read) => expect(readExamples(json, 'examples')).toEqual(read));

test.each([
  ['tides', 'examples: no object'],
  [[7], 'examples[0]: no text'],
  [{ de: [7] }, 'examples.de[0]: no text'],
])('%j is refused: %s', (json, problem) => expect(() => readExamples(json, 'examples')).toThrow(problem));
