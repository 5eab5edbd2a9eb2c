import { expect, test } from '@jest/globals';
import { processMark } from '@open-discovery/search-index';
import { interruptProcess } from './interrupt-process.ts';
import { startIdleProcess } from './testing/start-idle-process.ts';

/** Elsewhere, the marks of processes have no start times. */
const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('interrupts the process of a mark', async () => {
  const { id, ended } = await startIdleProcess();
  expect(interruptProcess(processMark(id))).toBe(true);
  expect(await ended).toBe('SIGTERM');
  expect(interruptProcess(processMark(id))).toBe(false);
});

test.each([
  ['an earlier process with the same id', (id: number) => processMark(id).replace(/-\d+/, '-1')],
  ['an earlier process with the same id, before a reboot', (id: number) => `${processMark(id)}0`],
  ['a process without a start time', (id: number) => `${id}-`],
  ['a negative id: a group of processes', (id: number) => `-${processMark(id)}`],
  ['this process', () => processMark(process.pid)],
  ['all processes of this group', () => processMark(0)],
  ['no process', () => ''],
])('the mark of %s interrupts nothing', async (_rule, markOf) => {
  const { id, ended, kill } = await startIdleProcess();
  expect(interruptProcess(markOf(id))).toBe(false);
  kill();
  expect(await ended).toBe('SIGKILL');
});
