import { expect, test } from '@jest/globals';
import { isUnknownSource } from './unknown-source.ts';

test.each([
  ['Unknown Repository', true],
  ['unknown', true],
  [' NULL ', true],
  ['none', true],
  ['Tomb of the Unknown Soldier Archive', false],
  ['Unknown Worlds Press', false],
  ['Zenodo', false],
  ['', false],
])('%j is the name of an unknown source: %j', (name, isUnknown) => {
  expect(isUnknownSource(name)).toBe(isUnknown);
});
