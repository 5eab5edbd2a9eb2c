import { spawnSync } from 'node:child_process';

export const IS_WINDOWS = process.platform === 'win32';

/**
 * Sends a signal to a process and its descendants. Elsewhere than on Windows the process has to lead a group of its own
 * (`detached: true`). Windows has no signals: whatever the signal, the processes end.
 */
export const killTree = ({ pid }, signal) => {
  if (pid === undefined) return;
  if (IS_WINDOWS) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
