import { expect, test } from '@jest/globals';
import { inverseRelation, landingAddress, markedRuns } from './index.ts';

test.each([
  [
    'address',
    landingAddress('publication', 'doi_________::1'),
    '/search/publication?articleId=doi_________%3A%3A1',
  ],
  ['relation', inverseRelation('Cites'), 'IsCitedBy'],
  [
    'marked text',
    markedRuns('CO<sub>2</sub> &lt; 1'),
    [
      { text: 'CO', marks: [] },
      { text: '2', marks: ['sub'] },
      { text: ' < 1', marks: [] },
    ],
  ],
])('the README’s example of %s holds', (_example, actual, expected) => {
  expect(actual).toEqual(expected);
});
