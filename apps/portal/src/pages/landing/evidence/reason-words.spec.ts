import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reasonsOf } from './reason-words.ts';

test.each<[string, ReturnType<typeof reasonsOf>]>([
  ['doi 10.5555/sea', [['evidence.same-identifier', { scheme: 'DOI', value: '10.5555/sea' }]]],
  ['name and ror 02nr0ka47', [['evidence.same-name-identifier', { scheme: 'ROR', value: '02nr0ka47' }]]],
  ['community covid-19', [['evidence.same-code', { value: 'covid-19' }]]],
  ['same.txt:3', [['evidence.decided', { place: 'same.txt:3' }]]],
  [
    'name, but different.txt:1',
    [['evidence.same-name'], ['evidence.apart-decided', { place: 'different.txt:1' }]],
  ],
  ['console', [['evidence.decided-console']]],
  ['name, but console', [['evidence.same-name'], ['evidence.apart-decided-console']]],
  ['title, authors and year', [['evidence.same-title']]],
  ['name, but other identifiers', [['evidence.same-name'], ['evidence.apart-identifiers']]],
  [
    'issn 19378904, but a correction of the other',
    [['evidence.same-identifier', { scheme: 'ISSN', value: '19378904' }], ['evidence.apart-about']],
  ],
  ['words of a later version', [['evidence.as-said', { words: 'words of a later version' }]]],
])('%s → %j', (by, reasons) => {
  expect(reasonsOf(by)).toEqual(reasons);
});

test('any words have a reason', () => {
  fc.assert(
    fc.property(fc.string(), (by) => {
      expect(reasonsOf(by).length).toBeGreaterThan(0);
    }),
  );
});
