import { readFileSync } from 'node:fs';
import path from 'node:path';

const PREFIX = '.building-';
const NAME = /^\.building-(\d+)-(\S*)$/;

/** In the line that Linux has for a process, after its name: when it began, in ticks since the machine did. */
const START_COLUMN = 20;

/** When a process began, in words that no other one with its number has; empty where the system does not tell. */
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
 * The folder that a process builds in; no reader looks into it.
 * Numbers of processes are given again, so its name also says when the process began.
 */
export const buildingFolder = (root: string, processId: number): string =>
  path.join(root, `${PREFIX}${processId}-${startOf(processId)}`);

/** Whether the name is that of a folder whose build is over without having finished: its process is gone, or this one. */
export const isAbandoned = (name: string): boolean => {
  if (!name.startsWith(PREFIX)) return false;
  const [, owner, start] = NAME.exec(name) ?? [];
  const processId = Number(owner);
  if (owner === undefined || processId === process.pid || !isAlive(processId)) return true;
  const found = startOf(processId);
  return found !== '' && found !== start;
};
