import { expect, test } from '@jest/globals';
import { readExamples } from './read-examples.ts';

test.each([
  ['one for each language', { en: ['tides'], de: ['Gezeiten'] }, { en: ['tides'], de: ['Gezeiten'] }],
  ['missing languages', { en: ['tides'] }, { en: ['tides'], de: [] }],
  ['one for all languages, as before', ['tides'], { en: ['tides'], de: ['tides'] }],
])('lists: %s', (_which, json, read) => expect(readExamples(json, 'examples')).toEqual(read));

test.each([
  ['tides', 'examples: no object'],
  [[7], 'examples[0]: no text'],
  [{ de: [7] }, 'examples.de[0]: no text'],
])('%j is refused: %s', (json, problem) => expect(() => readExamples(json, 'examples')).toThrow(problem));
