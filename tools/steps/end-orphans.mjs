import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';
import { killTree } from './kill-tree.mjs';

/**
 * Ends processes and removes their folder when this process ends, even if it is killed and cannot do so itself: a small
 * process waits for the end of its input, which the system closes. Returns the function that calls it off.
 *
 * @param {readonly (number | undefined)[]} ids process ids, each the leader of a group; undefined if it did not start
 * @param {string} folder
 * @returns {() => void}
 */
export const endOrphans = (ids, folder) => {
  const waiting = spawn(process.execPath, [fileURLToPath(import.meta.url), folder, ...ids.map(String)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A signal to the group of this process, such as Ctrl+C, does not end the waiting one.
    detached: true,
    windowsHide: true,
  });
  waiting.unref();
  waiting.stdin.unref();
  return () => waiting.kill('SIGKILL');
};

const untilInputEnds = async () => {
  for await (const _chunk of process.stdin);
};

if (isMain(import.meta)) {
  const [folder = '', ...ids] = process.argv.slice(2);
  await untilInputEnds();
  for (const id of ids.map(Number)) if (id > 1) killTree({ pid: id }, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
