import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { formatsPage, lostFieldsIn } from '../testing/formats-page.ts';
import { lostFieldsTable } from '../testing/lost-fields.ts';
import { roundTripsOfOthers, roundTripsOfWorks } from '../testing/round-trips/round-trips.ts';

const LIMIT_MS = 120_000;
const PAGE = path.join(import.meta.dirname, '../../../../docs/formats.md');

test(
  'docs/formats.md shows the tables; `WRITE_FORMATS_PAGE=1` rewrites it',
  async () => {
    const folder = process.env['FORMATS_RECORDS'];
    const lost =
      folder === undefined ? lostFieldsIn(readFileSync(PAGE, 'utf8')) : await lostFieldsTable(folder);
    const roundTrips = { works: await roundTripsOfWorks(), others: await roundTripsOfOthers() };
    const page = formatsPage(roundTrips, lost);
    if (process.env['WRITE_FORMATS_PAGE'] === '1') writeFileSync(PAGE, page);
    expect(readFileSync(PAGE, 'utf8')).toBe(page);
  },
  LIMIT_MS,
);
