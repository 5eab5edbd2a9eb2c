import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildProgram } from './testing/build-program.ts';

jest.setTimeout(60_000);

const REQUESTS = 5;
const FULL_DISK = '/dev/full';

let program = '';
let server: ChildProcess | null = null;
beforeAll(() => {
  program = buildProgram(path.join(import.meta.dirname, 'testing/log-program.ts'));
});
afterEach(() => {
  server?.kill('SIGKILL');
});

/** Starts a server, and returns its answers to several requests, each of which it logs. */
const answers = async (started: ChildProcess): Promise<readonly number[]> => {
  server = started;
  const ended = once(started, 'exit').then(() => {
    throw new Error('The server has ended.');
  });
  const [address] = await Promise.race([once(started, 'message'), ended]);
  const statuses: number[] = [];
  for (let request = 0; request < REQUESTS; request += 1)
    statuses.push((await fetch(z.string().parse(address))).status);
  return statuses;
};

const ALL_ANSWERED = Array.from({ length: REQUESTS }, () => 200);

(existsSync(FULL_DISK) ? test : test.skip)('a server goes on when its log is on a full disk', async () => {
  const full = openSync(FULL_DISK, 'w');
  const started = spawn(process.execPath, [program], { stdio: ['ignore', full, 'inherit', 'ipc'] });
  closeSync(full);
  expect(await answers(started)).toEqual(ALL_ANSWERED);
});

test('a server goes on when nobody reads its log any more', async () => {
  const started = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  started.stdout?.destroy();
  expect(await answers(started)).toEqual(ALL_ANSWERED);
});
