import { expect, test } from '@jest/globals';
import type { QueryRunner, StoredCommunity } from '@open-discovery/portal-state';
import { describedCommunity, findOwnCommunity, logoOfCommunity } from './own-community.ts';

const stored = (type: StoredCommunity['type'], layout: object = {}): StoredCommunity => ({
  name: 'Lakes',
  type,
  layout: { title: '', graphSectionText: '', ...layout } as StoredCommunity['layout'],
  statistics: { pid: 'lakes', isEnabled: false, choices: {} },
});

test.each([
  [
    'only the console has',
    stored('community'),
    [],
    { record: { id: 'lakes', acronym: 'lakes', name: 'Lakes' } },
  ],
  [
    'is a research initiative',
    stored('ri'),
    [],
    { record: { id: 'lakes', acronym: 'lakes', name: 'Lakes' } },
  ],
  ['the graph has, too', stored('community'), [{ id: 'c::1', acronym: 'lakes' }], { id: 'c::1' }],
  [
    'the graph mentions only',
    stored('community'),
    [{ id: 'c::2', acronym: 'ponds' }],
    { record: { id: 'lakes', acronym: 'lakes', name: 'Lakes' } },
  ],
  ['is a funder', stored('funder'), [], null],
  ['nobody has', null, [], null],
] as const)('a community that %s is found', async (_which, found, results, expected) => {
  const fetchQuery = (async () => ({ state: 'found', value: { results } })) as unknown as QueryRunner;
  expect(await findOwnCommunity('lakes', { fetchQuery, fetchCommunity: async () => found })).toEqual(
    expected,
  );
});

test('what the managers write about their community comes before the words of its record', () => {
  const record = { id: 'c::1', name: 'Lake research', description: 'About lakes' };
  expect(describedCommunity(record, stored('community'))).toEqual(record);
  expect(
    describedCommunity(record, stored('community', { title: 'Lakes!', graphSectionText: 'All about lakes' })),
  ).toEqual({ id: 'c::1', name: 'Lakes!', description: 'All about lakes' });
});

test.each([
  [
    'chosen',
    stored('community', { logoUrl: '3f2a.png', isUpload: true }),
    { logoUrl: '3f2a.png', isUpload: true },
  ],
  ['missing', stored('community', { logoUrl: '', isUpload: false }), null],
  ['of a record only', null, null],
])('the logo of a community is %s', (_what, community, logo) => {
  expect(logoOfCommunity(community)).toEqual(logo);
});
