import { afterEach, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { hasEnded, processMark } from './process-mark.ts';

const IS_LINUX = process.platform === 'linux';

let running: ChildProcess | null = null;
afterEach(() => {
  running?.kill('SIGKILL');
  running = null;
});

test('a running process has not ended', () => {
  expect(hasEnded(processMark(process.pid))).toBe(false);
});

test('a process that is gone has ended, and so has an earlier one with the id of another', () => {
  expect(hasEnded(`${spawnSync(process.execPath, ['--version']).pid}-1-x`)).toBe(true);
  expect(hasEnded(`${process.pid}-1-x`)).toBe(IS_LINUX);
});

test('a text that is no mark belongs to no process', () => {
  expect(hasEnded('nobody')).toBe(true);
});

(IS_LINUX ? test : test.skip)(
  'a killed process has ended before its parent asks for its exit code',
  async () => {
    // The shell becomes a program that never asks, and repeats what it reads.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec cat'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    running = parent;
    const [printed] = await once(parent.stdout, 'data');
    parent.stdin.write('started');
    await once(parent.stdout, 'data');
    const child = Number(printed);
    const mark = processMark(child);
    expect(hasEnded(mark)).toBe(false);
    process.kill(child, 'SIGKILL');
    while (!hasEnded(mark)) await new Promise(setImmediate);
  },
);
