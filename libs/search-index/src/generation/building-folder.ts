import path from 'node:path';
import { hasEnded, processMark } from './process-mark.ts';

const PREFIX = '.building-';

/** Returns the folder that a process builds in; readers ignore it. */
export const buildingFolder = (root: string, processId: number): string =>
  path.join(root, `${PREFIX}${processMark(processId)}`);

/**
 * Reports whether a folder belongs to an unfinished build that has ended: its process is gone, or is this
 * one.
 */
export const isAbandoned = (name: string): boolean => {
  if (!name.startsWith(PREFIX)) return false;
  const mark = name.slice(PREFIX.length);
  return mark.startsWith(`${process.pid}-`) || hasEnded(mark);
};
