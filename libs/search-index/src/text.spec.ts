import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { bundleModule } from './testing/bundle-module.ts';
import { newFolder } from './testing/new-folder.ts';

test.each([
  ['text.ts', false],
  ['index.ts', true],
])('%s reads or writes files: %s', (entry, isReader) => {
  const bundle = readFileSync(bundleModule(newFolder(), entry), 'utf8');
  expect(/from "(node:)?(fs|worker_threads|zlib)/.test(bundle)).toBe(isReader);
});
