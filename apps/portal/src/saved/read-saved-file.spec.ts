import { expect, test } from '@jest/globals';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { formatSearchSnapshot, makeSearchSnapshot } from '../search-snapshot/search-snapshot.ts';
import { formatSavedItems } from './parse-saved-items.ts';
import { readSavedFile } from './read-saved-file.ts';
import { NOTHING_SAVED } from './saved-items.ts';

const RECORD = makeSearchSnapshot(
  EMPTY_QUERY,
  {
    total: 0,
    generation: 'g1',
    publishedAt: '2026-11-20T00:00:00Z',
    searchedAt: '2026-11-21T00:00:00Z',
    contentHash: '0'.repeat(64),
    isComplete: true,
    records: [],
  },
  { name: 'Research products', counts: {}, titles: {} },
);
const MANY_BYTES = 5_000_001;

test.each([
  ['saved things', formatSavedItems(NOTHING_SAVED), 'saved'],
  ['a search snapshot', formatSearchSnapshot(RECORD), 'snapshot'],
  ['another file', '{"name":"package"}', 'nothing'],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000', 'nothing'],
  ['an endless file', ' '.repeat(MANY_BYTES), 'too-much'],
])('of a file with %s', async (_what, text, holds) => {
  expect((await readSavedFile(new Blob([text]), 2026)).holds).toBe(holds);
});
