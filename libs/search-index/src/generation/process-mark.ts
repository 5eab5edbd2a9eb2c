import { readFileSync } from 'node:fs';

const MARK = /^(\d+)-(\S*)$/;

/** Index of the start time (in clock ticks since boot) among the fields after the state in Linux's /proc/<pid>/stat. */
const START_COLUMN = 18;

/** Returns an opaque start time that tells processes with the same id apart; empty where the system does not provide it. */
const startOf = (processId: number): string => {
  try {
    const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
    const [, state, ...fields] = status.slice(status.lastIndexOf(')')).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    // A zombie has ended. In a container, where nobody may ask for its exit code, it stays.
    return state === 'Z' ? 'ended' : `${fields[START_COLUMN] ?? ''}-${boot.slice(0, 8)}`;
  } catch {
    return '';
  }
};

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Returns a mark of a process for the names of its temporary files. It contains the process's start time, because
 * process ids are reused.
 * @example processMark(process.pid) // '4711-8912345-0a1b2c3d'
 */
export const processMark = (processId: number): string => `${processId}-${startOf(processId)}`;

/** Reports whether the process of a mark has ended. A text that is not a mark belongs to no process. */
export const hasEnded = (mark: string): boolean => {
  const [, owner, start] = MARK.exec(mark) ?? [];
  if (owner === undefined || !isAlive(Number(owner))) return true;
  const found = startOf(Number(owner));
  return found !== '' && found !== start;
};
