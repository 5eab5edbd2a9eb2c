import { expect, test } from '@jest/globals';
import {
  CSV_EXPORT_LIMIT_ROWS,
  DATA_TRANSFER_DESTINATIONS,
  HEADER_HEIGHT_PX,
  MOBILE_BELOW_PX,
  PAGING_LIMIT_PAGES,
  SCROLL,
  SEEN_COOKIE_LIFETIME_MS,
} from './business-constants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  ['the height of the header in px', HEADER_HEIGHT_PX, 65],
  ['the width in px below which a screen is mobile', MOBILE_BELOW_PX, 961],
  ['the rows of a CSV export', CSV_EXPORT_LIMIT_ROWS, 2000],
  ['the numbered pages of results', PAGING_LIMIT_PAGES, 20],
  ['the days that the cookie notice rests', SEEN_COOKIE_LIFETIME_MS / DAY_MS, 90],
  ['px between the header and the fragment', SCROLL.offsetPx, 35],
  ['tries to find the fragment', SCROLL.tries, 5],
  ['ms between two tries', SCROLL.retryMs, 100],
  ['ms until the page is looked at again', SCROLL.settleMs, 50],
])('%s: %i, expected %i (Spec §9)', (_what, value, expected) => expect(value).toBe(expected));

test('files go to EGI dCache by token, to FTP by password, to S3 by keys (Spec §9)', () =>
  expect(
    DATA_TRANSFER_DESTINATIONS.map(({ label, defaultFolder, auth }) => [label, defaultFolder, auth]),
  ).toEqual([
    ['EGI dCache', '/', 'token'],
    ['FTP', null, 'password'],
    ['S3', null, 'keys'],
  ]));
