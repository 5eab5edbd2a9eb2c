import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { IndexError } from '@open-discovery/search-index';
import { failureMessage } from './failure-message.ts';
import { createWorkFolder } from './work-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'failure-message-'));

/** Returns the message of what an action throws. */
const messageOf = (action: () => unknown, dataDir = folder): string | null => {
  try {
    action();
  } catch (error) {
    return failureMessage(error, dataDir);
  }
  throw new Error('the action did not fail');
};

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a full disk is one sentence with the folder', () => {
  expect(messageOf(() => writeSync(openSync('/dev/full', 'w'), 'x'))).toBe(
    `The folder ${folder} has no room left.`,
  );
});

test('a file in place of the data folder is one sentence', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(messageOf(() => createWorkFolder(file), file)).toBe(`The folder ${file} is not a folder.`);
});

test('a file outside the data folder is named by itself', () => {
  const missing = path.join(tmpdir(), 'no-such-folder', 'records.jsonl');
  expect(messageOf(() => readFileSync(missing))).toMatch(/^The import stopped: ENOENT: .*records\.jsonl'\.$/);
});

test('a thread without memory is one sentence with what helps', async () => {
  const thread = new Worker('const all = []; for (;;) all.push(new Array(1_000));', {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 4 },
  });
  const [error] = await once(thread, 'error');
  expect(failureMessage(error, folder)).toMatch(
    /^The import stopped: it ran out of memory\. .* NODE_OPTIONS=--max-old-space-size=/,
  );
});

test('a failure of the index has its own message, and a bug keeps its stack', () => {
  expect(failureMessage(new IndexError('storage', 'No room for the index.'), folder)).toBe(
    'No room for the index.',
  );
  expect(failureMessage(new TypeError('a bug'), folder)).toBeNull();
});
