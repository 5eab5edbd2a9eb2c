import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareSampleIndex } from './sample-index.mjs';

test('a folder that cannot be created is named', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-sample-'));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(prepareSampleIndex(file)).rejects.toThrow(
    `DATA_DIR=${file}: the folder cannot be created: EEXIST`,
  );
  rmSync(folder, { recursive: true });
});
