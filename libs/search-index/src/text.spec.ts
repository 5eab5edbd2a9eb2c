import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { bundleModule } from './testing/bundle-module.ts';
import { inTemporaryFolder } from './testing/temporary-folder.ts';

test.each([
  ['text.ts', false],
  ['index.ts', true],
])('%s reads or writes files: %s', (entry, isReader) => {
  const bundle = inTemporaryFolder((folder) => readFileSync(bundleModule(folder, entry), 'utf8'));
  expect(/from "(node:)?(fs|worker_threads|zlib)/.test(bundle)).toBe(isReader);
});
