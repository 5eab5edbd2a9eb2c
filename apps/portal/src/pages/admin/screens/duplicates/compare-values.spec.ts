import { expect, test } from '@jest/globals';
import type { ComparedFact } from '@open-discovery/model';
import { compareValues } from './compare-values.ts';

test.each<[ComparedFact, readonly string[], readonly string[], string]>([
  ['title', ['Über die Wellen'], ['uber die wellen.'], 'same'],
  ['title', ['Tides'], ['Waves'], 'different'],
  ['title', ['海平面上升'], ['海平面上升'], 'same'],
  ['authors', ['Doe, Jane', 'Roe, R.'], ['R. Roe', 'Jane Doe'], 'same'],
  ['authors', ['Doe, Jane', 'Roe, R.'], ['Jane Doe'], 'partly'],
  ['identifiers', ['doi 10.5555/A'], ['DOI 10.5555/a', 'pmid 1'], 'partly'],
  ['identifiers', ['doi 10.5555/a'], ['doi 10.5555/b'], 'different'],
  ['date', ['2020-05-01'], ['2020-01-01'], 'partly'],
  ['date', ['2020-05-01'], ['2019-05-01'], 'different'],
  ['publisher', [], ['Sea Press'], 'missing'],
])('%s of %j and %j: %s', (fact, a, b, match) => {
  expect([compareValues(fact, a, b), compareValues(fact, b, a)]).toEqual([match, match]);
});
