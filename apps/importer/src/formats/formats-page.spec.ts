import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { formatsPage } from '../testing/formats-page.ts';
import { roundTripTable } from '../testing/round-trips.ts';

const PAGE = path.join(import.meta.dirname, '../../../../docs/formats.md');

test('docs/formats.md shows the tables; `WRITE_FORMATS_PAGE=1` writes it anew', async () => {
  const page = formatsPage(await roundTripTable());
  if (process.env['WRITE_FORMATS_PAGE'] === '1') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});
