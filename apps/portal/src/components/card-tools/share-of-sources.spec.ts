import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareOfSources } from './share-of-sources.ts';

test('the largest share comes first, and shares of one source are merged', () => {
  expect(
    shareOfSources([
      { source: 'recency', amount: 1 },
      { source: 'title: sea', amount: 2 },
      { source: 'title: level', amount: 1 },
      { source: 'popularity', amount: 0 },
    ]),
  ).toEqual([
    { source: 'title', amount: 3, share: 0.75 },
    { source: 'recency', amount: 1, share: 0.25 },
  ]);
});

test.each([
  ['title: sea', 'title'],
  ['recency', 'recency'],
  ['proximity', 'proximity'],
  ['"sea level"', '"sea level"'],
  ['clim…', 'clim…'],
])('the source %j is shown as %j', (source, name) => {
  expect(shareOfSources([{ source, amount: 1 }])[0]?.source).toBe(name);
});

test('no sources give no shares', () => expect(shareOfSources([])).toEqual([]));

test('the shares add up to the whole', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ source: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 1, max: 99 }) }),
        {
          minLength: 1,
        },
      ),
      (contributions) => {
        const sum = shareOfSources(contributions).reduce((total, { share }) => total + share, 0);
        expect(sum).toBeCloseTo(1);
      },
    ),
  ));
