import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { rolesTable } from './testing/roles-table.ts';

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
    .map((cell) => (/^-+$/.test(cell) ? '---' : cell));

test('docs/roles.md has the rows of the permissions that are enforced', async () => {
  const text = await readFile(new URL('../../../../docs/roles.md', import.meta.url), 'utf8');
  const written = text.split('\n').filter((line) => line.startsWith('|'));
  expect(written.map(cellsOf)).toEqual(rolesTable().map(cellsOf));
});
