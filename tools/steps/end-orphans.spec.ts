import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const END_ORPHANS = pathToFileURL(path.join(import.meta.dirname, 'end-orphans.mjs')).href;

/** Starts a process, prints its id, and waits for ever. */
const PARENT = `
  import { spawn } from 'node:child_process';
  import { endOrphans } from ${JSON.stringify(END_ORPHANS)};
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { detached: true, stdio: 'ignore' });
  endOrphans([child.pid], process.argv[1]);
  console.log(child.pid);
  setInterval(() => {}, 1e6);
`;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('processes of a killed process end, and their folder is removed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-orphans-'));
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect([isThere(pid), existsSync(folder)]).toEqual([true, true]);
  parent.kill('SIGKILL');
  while (isThere(pid) || existsSync(folder)) await turn();
});
