import { EMPTY_QUERY, withKeyword } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeSearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SearchSnapshotView } from './search-snapshot-view.tsx';

const snapshotOf = (total: number) =>
  makeSearchSnapshot(
    withKeyword(EMPTY_QUERY, 'sea'),
    {
      total,
      generation: 'g-1',
      publishedAt: '2026-11-20T00:00:00.000Z',
      searchedAt: '2026-11-21T10:00:00.000Z',
      contentHash: 'a'.repeat(64),
      isComplete: true,
      records: [],
    },
    { name: 'sea', counts: {}, titles: {} },
  );

test.each([
  [2000, 0],
  [2001, 1],
])('of %d results, the commands say %d times that they download a part of them', (total, times) => {
  renderPage(<SearchSnapshotView snapshot={snapshotOf(total)} />);
  expect(screen.queryAllByText('The commands download the first 2,000 of 2,001 results.')).toHaveLength(
    times,
  );
});
