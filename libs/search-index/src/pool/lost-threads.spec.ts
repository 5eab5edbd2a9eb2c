import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { openIndex } from '../open-index.ts';
import { buildSample } from '../testing/build-sample.ts';
import { bundleWorker } from '../testing/bundle-module.ts';
import { newFolder } from '../testing/new-folder.ts';
import { numberedDocuments } from '../testing/numbered-documents.ts';
import type { SearchIndex } from '../index-types.ts';

/** A search thread that says that it starts, and crashes on request, as it does without memory. */
const FRAIL_THREAD = `
  import { BroadcastChannel } from 'node:worker_threads';
  await import('./worker.mjs');
  const channel = new BroadcastChannel('lost-threads');
  channel.unref();
  channel.onmessage = ({ data }) => {
    if (data === 'crash') throw new Error('A thread without memory');
  };
  channel.postMessage('started');
`;
const THREADS = 2;

const root = newFolder();
const program = path.join(root, 'frail-thread.mjs');
let channel: BroadcastChannel;
let index: SearchIndex;

const search = async (): Promise<number> =>
  (await index.search({ node: { op: 'all' }, filters: [], offset: 0, limit: 1 })).total;

/** Resolves when so many threads have started as there should be. */
const allStarted = (): Promise<void> =>
  new Promise((resolve) => {
    let missing = THREADS;
    channel.onmessage = (): void => {
      missing -= 1;
      if (missing === 0) resolve();
    };
  });

/** Resolves when a search fails for this reason. */
const failsWith = async (reason: RegExp): Promise<void> => {
  for (let message = ''; !reason.test(message);)
    message = await search().then(
      () => '',
      (error: unknown) => String(error),
    );
};

beforeAll(async () => {
  bundleWorker(root);
  await buildSample(path.join(root, 'index'), numberedDocuments(20, 'first'));
});

beforeEach(async () => {
  channel = new BroadcastChannel('lost-threads');
  writeFileSync(program, FRAIL_THREAD);
  const started = allStarted();
  index = await openIndex({
    folder: path.join(root, 'index'),
    workers: THREADS,
    workerUrl: pathToFileURL(program),
  });
  await started;
});

afterEach(async () => {
  channel.close();
  await index.close();
});

test('threads that crash between two searches are replaced before the next one', async () => {
  const started = allStarted();
  channel.postMessage('crash');
  await started;
  expect(await search()).toBe(20);
});

test('as long as no thread can be started, searches fail soon; then all threads are there again', async () => {
  rmSync(program);
  channel.postMessage('crash');
  await failsWith(/Cannot find module/);
  const started = allStarted();
  writeFileSync(program, FRAIL_THREAD);
  await started;
  expect(await search()).toBe(20);
});
