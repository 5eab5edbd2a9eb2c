import { expect, test } from '@jest/globals';
import { NOTHING_SAVED } from '../saved/saved-items.ts';
import { isOfflineWanted } from './is-offline-wanted.ts';

const RECORD = { kind: 'publication', id: 'doi::1', title: 'Tides' } as const;
const SEARCH = { address: 'keyword=sea', name: 'Sea', lastLook: null };

test.each([
  ['nothing is saved', {}, false, false],
  ['a record is selected', { selection: [RECORD] }, false, true],
  ['a search is saved', { searches: [SEARCH] }, false, true],
  ['nothing is saved in the installed app', {}, true, true],
])('if %s', (_what, saved, isInstalled, isWanted) => {
  expect(isOfflineWanted({ saved: { ...NOTHING_SAVED, ...saved }, isInstalled })).toBe(isWanted);
});
