import { expect, test } from '@jest/globals';
import { subjectChips } from './subject-chips.ts';

const pathsOf = (...subjects: [scheme: string, value: string][]) =>
  subjectChips(subjects.map(([scheme, value]) => ({ subject: { scheme, value } }))).map(({ path }) =>
    path.join(' › '),
  );

test.each<[string, [string, string][], string[]]>([
  ['a field of the top level', [['FOS', '01 natural sciences']], ['01 natural sciences']],
  ['a field below it', [['FOS', '0101 mathematics']], ['01 natural sciences › 0101 mathematics']],
  [
    'a field and the one above it',
    [
      ['FOS', '01 natural sciences'],
      ['FOS', '0101 mathematics'],
    ],
    ['01 natural sciences › 0101 mathematics'],
  ],
  [
    'a field of the third level',
    [['FOS', '010101 applied mathematics']],
    ['01 natural sciences › 0101 mathematics › 010101 applied mathematics'],
  ],
  ['a goal', [['SDG', '13. Climate action']], ['13. Climate action']],
  [
    'a word twice',
    [
      ['keyword', 'tides'],
      ['mesh', 'tides'],
    ],
    ['tides'],
  ],
  ['a field that is none', [['FOS', 'tides']], ['tides']],
  ['an empty word', [['keyword', '']], []],
  [
    'codes, paths and addresses are not words',
    [
      ['ddc', 'ddc:530'],
      ['keyword', 'mesh:c000657245'],
      ['keyword', '/fi/minedu/virta/publicationtypes/d1'],
      ['keyword', '[SHS.GEO] Humanities and Social Sciences/Geography'],
      ['keyword', 'https://example.org/tides'],
      ['keyword', 'tides'],
    ],
    ['tides'],
  ],
  [
    'a goal that sources call by several names',
    [
      ['keyword', 'SDG 13 - Climate Action'],
      ['keyword', '/dk/atira/pure/sustainabledevelopmentgoals/climate_action'],
    ],
    ['13. Climate action'],
  ],
])('%s', (_what, subjects, expected) => {
  expect(pathsOf(...subjects)).toEqual(expected);
});

test('a phrase is searched for as one', () => {
  const chips = subjectChips([{ subject: { scheme: 'keyword', value: 'sea "level"' } }]);
  expect(chips.map(({ address }) => address)).toEqual(['/?keyword=%22sea+level%22']);
});
