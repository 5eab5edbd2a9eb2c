import { expect, test } from '@jest/globals';
import { parsePersonName } from './creator.ts';

const parts = (fullName: string): string | null => {
  const name = parsePersonName(fullName);
  return name && [name.particle, name.family, name.given, name.suffix].join('|');
};

test.each([
  ['Doe, Jane', '|Doe|Jane|'],
  ['van der Berg, Jan', 'van der|Berg|Jan|'],
  ["d'Alembert, Jean", "|d'Alembert|Jean|"],
  ['Doe, Jr., John', '|Doe|John|Jr.'],
  ['Doe, John, III', '|Doe|John|III'],
  ['Tomáš Koval', '|Koval|Tomáš|'],
  ['Roel J. W. Brienen', '|Brienen|Roel J. W.|'],
  ['Ludwig van Beethoven', 'van|Beethoven|Ludwig|'],
  ['García Márquez, Gabriel', '|García Márquez|Gabriel|'],
  ['李, 明', '|李|明|'],
  ['Иванова, Анна', '|Иванова|Анна|'],
  ['李明', null],
  ['Zhu', null],
  ['City of Surrey', null],
  ['Institute of the Sea, Department of Tides', null],
  ['Natural Resources Canada | Ressources naturelles Canada', null],
  ['CERN Collaboration', null],
  ['Smith, John, Department 4', null],
  ['Doe, Jane, Mary, Ann', null],
])('%s → %s', (fullName, expected) => {
  expect(parts(fullName)).toBe(expected);
});
