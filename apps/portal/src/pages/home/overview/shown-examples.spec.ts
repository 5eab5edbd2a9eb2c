import { expect, test } from '@jest/globals';
import { shownExamples } from './shown-examples.ts';

const subjects = ['Biology', 'A subject that is much too long for an example', 'Chemistry', 'Physics'].map(
  (label) => ({ value: label, label, count: 9 }),
);
const found = (...value: number[]) => ({ state: 'found' as const, value });

test.each([
  ['all find something', found(3, 1, 2), subjects, ['waves', 'climate', 'Physics']],
  ['one finds nothing', found(0, 1, 2), subjects, ['climate', 'Physics', 'Biology']],
  ['none finds anything', found(0, 0, 0), subjects, ['Biology', 'Chemistry', 'Physics']],
  ['none does, and no record has a subject', found(0, 0, 0), [], []],
  ['their results are unknown', { state: 'missing' as const }, subjects, ['waves', 'climate', 'Physics']],
])('of examples of which %s', (_which, totals, frequent, expected) =>
  expect(shownExamples({ configured: ['waves', 'climate', 'Physics'], totals, subjects: frequent })).toEqual(
    expected,
  ),
);

test('a language without examples has none', () =>
  expect(shownExamples({ configured: [], totals: found(), subjects })).toEqual([]));
