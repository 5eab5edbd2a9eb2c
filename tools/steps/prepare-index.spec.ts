import { beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareIndex } from './prepare-index.mjs';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'open-discovery-sample-'));
});

/** A folder for which Node.js's recursive `mkdir` never returns. */
const ON_LINUX = existsSync('/proc/self') ? ([['in /proc', () => '/proc/nope', 'ENOENT']] as const) : [];

test.each([...ON_LINUX, ['below a file', () => path.join(scratch, 'file', 'data'), 'ENOTDIR']] as const)(
  'a folder that cannot be created is named: %s',
  async (_where, folderOf, code) => {
    writeFileSync(path.join(scratch, 'file'), '');
    const folder = folderOf();
    await expect(prepareIndex(folder)).rejects.toThrow(
      `DATA_DIR=${folder}: the folder cannot be created: ${code}`,
    );
  },
);
