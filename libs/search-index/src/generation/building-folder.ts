import path from 'node:path';
import { hasEnded, processMark } from './process-mark.ts';

const PREFIX = '.building-';

/** Returns the folder that a process builds in; readers ignore it. */
export const buildingFolder = (root: string, processId: number): string =>
  path.join(root, `${PREFIX}${processMark(processId)}`);

/** The mark of the process that builds in a folder; null for any other folder. */
const markOf = (name: string): string | null => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null);

const isOwn = (mark: string): boolean => mark.startsWith(`${process.pid}-`);

/** Reports whether a folder belongs to an unfinished build that has ended: its process is gone, or is this one. */
export const isAbandoned = (name: string): boolean => {
  const mark = markOf(name);
  return mark !== null && (isOwn(mark) || hasEnded(mark));
};

/** Reports whether another process builds in a folder. */
export const isOfRunningBuild = (name: string): boolean => {
  const mark = markOf(name);
  return mark !== null && !isOwn(mark) && !hasEnded(mark);
};
