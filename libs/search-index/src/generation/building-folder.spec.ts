import { describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildingFolder, isAbandoned } from './building-folder.ts';

const nameFor = (processId: number): string => path.basename(buildingFolder('/index', processId));

/** A number that no process has had yet. */
const NO_PROCESS = 2 ** 22 + 1;

/** Behavior on a system without start times of processes. */
const onLinux = existsSync('/proc/self/stat') ? test : test.skip;

describe('a folder to build in', () => {
  test('belongs to a process as long as it runs', async () => {
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    const name = nameFor(other.pid ?? NO_PROCESS);
    expect(isAbandoned(name)).toBe(false);
    other.kill('SIGKILL');
    await once(other, 'close');
    expect(isAbandoned(name)).toBe(true);
  });

  onLinux('is abandoned if its number belongs to a later process now', () => {
    const name = nameFor(process.ppid);
    expect(isAbandoned(name)).toBe(false);
    const earlier = name.replace(/-(\d+)-/, (_, processId) => `-${processId}-7`);
    expect(isAbandoned(earlier)).toBe(true);
  });

  test.each([
    ['a build of this process that failed', nameFor(process.pid), true],
    ['a process that is gone', nameFor(NO_PROCESS), true],
    ['a folder without a process', '.building-', true],
    ['a generation', 'generation-000001', false],
    ['the pointer', 'current', false],
  ])('%s: %j is abandoned: %j', (_, name, expected) => {
    expect(isAbandoned(name)).toBe(expected);
  });
});
