import { expect, test } from '@jest/globals';
import { createSource } from '@open-discovery/harvest';
import type { HarvestState } from '@open-discovery/harvest';
import { FIRST_STATE, NOW } from '@open-discovery/harvest/testing';
import { describeRemoval, describeSources } from './describe-sources.ts';

const source = createSource(
  {
    name: 'archive',
    kind: 'oai-pmh',
    address: 'https://archive.example.org/oai',
    options: { set: ['tides'] },
    allowsHttp: false,
    allowsPrivate: false,
  },
  NOW,
);
const LINE = 'archive  oai-pmh  https://archive.example.org/oai --set tides';
const counts = { records: 40, new: 40, changed: 0, unchanged: 0, gone: 0 };
const EIGHT = '2026-11-24T08:00:00.000Z';
const NINE = '2026-11-24T09:00:00.000Z';
const last = { startedAt: EIGHT, endedAt: EIGHT, counts };
const lastFailure = { at: EIGHT, message: 'archive.example.org: status 503.', reason: null };
const listed = (state: Partial<HarvestState>) =>
  ({ name: 'archive', source, state: { ...FIRST_STATE, ...state }, damage: null }) as const;
const run = {
  mode: 'full',
  startedAt: EIGHT,
  position: {},
  log: { generation: 1, segment: 1, bytes: 0, markBytes: 0, answers: 0, records: 0 },
  counts,
  stalls: 0,
  total: null,
} as const;

test.each<[string, Partial<HarvestState>, string[]]>([
  ['never run', {}, ['0 records, never run']],
  [
    'complete',
    { alive: 40, completeAt: NINE, last: { ...last, failure: null } },
    [`40 records, complete ${NINE}`],
  ],
  [
    'failed at first',
    { last: { ...last, failure: lastFailure.message }, lastFailure, failures: 1 },
    ['0 records, never complete', `failed ${EIGHT}: ${lastFailure.message}`],
  ],
  [
    'complete, then failed twice',
    {
      alive: 40,
      completeAt: EIGHT,
      last: { ...last, failure: lastFailure.message },
      lastFailure,
      failures: 2,
    },
    [`40 records, complete ${EIGHT}`, `failed ${EIGHT}, 2 times in a row: ${lastFailure.message}`],
  ],
  [
    'failed, then complete',
    { alive: 40, completeAt: NINE, last: { ...last, failure: null }, lastFailure },
    [`40 records, complete ${NINE}`, `last failure ${EIGHT}: ${lastFailure.message}`],
  ],
  ['killed', { run }, ['0 records, never complete', 'interrupted after 40 records; the next run continues']],
])('a source that was %s is listed so', (_rule, state, lines) => {
  expect(describeSources([listed(state)])).toBe([LINE, ...lines].join('\n  '));
});

test.each([
  ['file', 1, '1 file, '],
  ['upload', 2, '2 files, '],
  ['oai-pmh', 1, '1 record, '],
] as const)('a source of kind %s says how many it has: %i', (kind, alive, text) => {
  expect(describeSources([{ ...listed({ alive }), source: { ...source, kind } }])).toContain(`\n  ${text}`);
});

test.each([
  ['state', { source, state: null }, LINE],
  ['definition', { source: null, state: FIRST_STATE }, 'archive\n  0 records, never run'],
])('a source whose %s is damaged says what to do', (_rule, files, lines) => {
  const damage = 'state.json is damaged: no JSON. Restore it from a backup';
  expect(describeSources([{ name: 'archive', ...files, damage }])).toBe(
    `${lines}\n  state.json is damaged: no JSON. Restore it from a backup`,
  );
});

test.each([
  ['another source has records', [listed({ alive: 1 })], 'leave the portal with the next run'],
  [
    'the other source has none',
    [listed({})],
    'stay in the portal until a run or an import brings other records',
  ],
  ['there is no other source', [], 'stay in the portal until a run or an import brings other records'],
])('a source is removed, and %s', (_rule, left, effect) => {
  expect(describeRemoval(['shore', 'tides'], left)).toBe(`removed shore, tides; the records ${effect}`);
});
