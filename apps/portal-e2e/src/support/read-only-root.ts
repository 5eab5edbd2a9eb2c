import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';

/** A user without rights, on every Linux. */
const NOBODY = '65534';

interface ReadOnlyRoot {
  /** Becomes the command that follows, as the user nobody and without a place to write to but the folder. */
  readonly command: readonly string[];
  /** The reason why this machine cannot do it; null if it can. */
  readonly missing: string | null;
}

const START = path.join(ROOT, 'tools/start.mjs');

const MOUNT = [
  'mount --make-rprivate /',
  'mount --bind "$0" "$0"',
  // What containers have: the rest is a part of the root.
  'mount -o remount,ro,bind /',
  'exec "$@"',
].join(' && ');

/** Returns the command that runs another one as in a container with a read-only root and one volume, the folder. */
export const readOnlyRoot = (folder: string): ReadOnlyRoot => {
  const rights = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'];
  const command = ['unshare', '--mount', 'sh', '-c', MOUNT, folder, ...rights];
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { command, missing: 'Only root on Linux can mount a read-only root' };
  const [program = '', ...rest] = command;
  const tried = (...args: readonly string[]) =>
    spawnSync(program, [...rest, process.execPath, ...args], { encoding: 'utf8' });
  const mounted = tried('--version');
  if (mounted.status !== 0)
    return { command, missing: `A read-only root cannot be mounted: ${mounted.stderr}` };
  // Temporary folders are often closed to other users.
  if (tried('--check', START).status !== 0)
    return { command, missing: 'The user nobody cannot read the folder of the checkout' };
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  return { command, missing: null };
};
