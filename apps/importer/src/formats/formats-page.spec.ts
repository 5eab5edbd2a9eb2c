import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { formatsPage } from '../testing/formats-page.ts';

const PAGE = path.join(import.meta.dirname, '../../../../docs/formats.md');

test('docs/formats.md shows the tables; `WRITE_FORMATS_PAGE=1` writes it anew', () => {
  if (process.env['WRITE_FORMATS_PAGE'] === '1') writeFileSync(PAGE, formatsPage());
  expect(readFileSync(PAGE, 'utf8')).toBe(formatsPage());
});
