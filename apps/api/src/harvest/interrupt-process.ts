import { processMark } from '@open-discovery/search-index';

/** A process id and a start time. Some systems have no start times; their marks do not match. */
const MARK_WITH_START = /^(\d+)-\S+$/;

/**
 * Interrupts the process of a mark. Returns whether it got the signal. Neither another process that has the id by now nor this
 * process gets it.
 */
export const interruptProcess = (mark: string): boolean => {
  const id = Number(MARK_WITH_START.exec(mark)?.[1]);
  if (!Number.isSafeInteger(id) || id === process.pid || processMark(id) !== mark) return false;
  try {
    return process.kill(id, 'SIGTERM');
  } catch {
    // The process has just ended, or belongs to another user of the system.
    return false;
  }
};
