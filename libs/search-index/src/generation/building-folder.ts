import { readFileSync } from 'node:fs';
import path from 'node:path';

const PREFIX = '.building-';
const NAME = /^\.building-(\d+)-(\S*)$/;

/**
 * Index of the start time (in clock ticks since boot) among the fields after the process name in Linux's
 * /proc/<pid>/stat.
 */
const START_COLUMN = 20;

/**
 * Returns an opaque start time that tells processes with the same id apart; empty where the system does not
 * provide it.
 */
const startOf = (processId: number): string => {
  try {
    const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
    const ticks = status.slice(status.lastIndexOf(')')).split(' ')[START_COLUMN] ?? '';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${ticks}-${boot.slice(0, 8)}`;
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
 * Returns the folder that a process builds in; readers ignore it. Its name contains the process's start time,
 * because process ids are reused.
 */
export const buildingFolder = (root: string, processId: number): string =>
  path.join(root, `${PREFIX}${processId}-${startOf(processId)}`);

/**
 * Reports whether a folder belongs to an unfinished build that has ended: its process is gone, or is this
 * one.
 */
export const isAbandoned = (name: string): boolean => {
  if (!name.startsWith(PREFIX)) return false;
  const [, owner, start] = NAME.exec(name) ?? [];
  const processId = Number(owner);
  if (owner === undefined || processId === process.pid || !isAlive(processId)) return true;
  const found = startOf(processId);
  return found !== '' && found !== start;
};
