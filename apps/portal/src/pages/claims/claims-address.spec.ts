import { expect, test } from '@jest/globals';
import { CLAIM_STATES } from '@open-discovery/model';
import fc from 'fast-check';
import { formatClaimsQuery, parseClaimsQuery } from './claims-address.ts';

test.each([
  ['', { search: '', state: null, page: 1 }],
  ['search=+tides+&state=approved&page=3', { search: 'tides', state: 'approved', page: 3 }],
  ['state=lost&page=-1', { search: '', state: null, page: 1 }],
  ['page=1.5', { search: '', state: null, page: 1 }],
  ['page=1e9', { search: '', state: null, page: 1 }],
])('%j → %j', (text, query) => expect(parseClaimsQuery(new URLSearchParams(text))).toEqual(query));

test('an address says what its list shows', () => {
  const queries = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    state: fc.constantFrom(null, ...CLAIM_STATES),
    page: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseClaimsQuery(new URLSearchParams(formatClaimsQuery(query)))).toEqual(query);
    }),
  );
});
