import { expect, test } from '@jest/globals';
import { toSelectedRecord } from './to-selected-record.ts';

const NOTHING = { authors: [], authorsLeft: 0, year: '', venue: '', identifiers: [] };

test('of a work, its list shows the first authors, year, venue and identifiers', () => {
  const authors = ['A', 'B', 'C', 'D', 'E'].map((fullName) => ({ fullName }));
  const work = {
    id: 'doi::1',
    type: 'publication' as const,
    mainTitle: 'Tides',
    authors,
    publicationDate: '2021-05-01',
    container: { name: 'Journal of Tides' },
    pids: [{ scheme: 'doi', value: '10.1/2' }],
  };
  expect(toSelectedRecord('publication', work)).toEqual({
    kind: 'publication',
    id: 'doi::1',
    title: 'Tides',
    facts: {
      authors: ['A', 'B', 'C'],
      authorsLeft: 2,
      year: '2021',
      venue: 'Journal of Tides',
      identifiers: [{ scheme: 'doi', value: '10.1/2' }],
    },
  });
});

test.each([
  ['project', { id: 'p', title: 'Sea', startDate: '2019-01-01' }, { year: '2019' }],
  ['organization', { id: 'o', legalName: 'Sea' }, {}],
] as const)('of a %s, what there is', (kind, record, facts) => {
  expect(toSelectedRecord(kind, record)).toEqual({
    kind,
    id: record.id,
    title: 'Sea',
    facts: { ...NOTHING, ...facts },
  });
});
