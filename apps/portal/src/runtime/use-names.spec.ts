import { expect, test } from '@jest/globals';
import { namesIn } from './use-names.ts';

test.each([
  ['pl', ['Łódź', 'Zamość', 'Lublin'], ['Lublin', 'Łódź', 'Zamość']],
  ['es', ['Ñuble', 'Oviedo', 'Nuria'], ['Nuria', 'Ñuble', 'Oviedo']],
  ['el', ['Ωρωπός', 'άλγη 10', 'Άλγη 9'], ['Άλγη 9', 'άλγη 10', 'Ωρωπός']],
] as const)('in %s the names %j have the order %j', (language, names, expected) => {
  expect(names.toSorted(namesIn(language).compare)).toEqual(expected);
});

test.each([
  ['en', ['A', 'B', 'C'], 'A, B, and C'],
  ['es', ['Francia', 'Italia'], 'Francia e Italia'],
  ['pl', ['Francja', 'Grecja'], 'Francja i Grecja'],
] as const)('in %s the texts %j are the list %j', (language, texts, expected) => {
  expect(namesIn(language).join(texts)).toBe(expected);
});
