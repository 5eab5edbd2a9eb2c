import { statSync, writeFileSync } from 'node:fs';

const MINUTE_MS = 60_000;
const SIGN_EVERY_MS = MINUTE_MS / 2;
/** A busy thread may be late. */
const SIGN_LIMIT_MINUTES = 5;

/** The place of a process that cannot be seen from here, and the wait after which it counts as killed. */
export const ELSEWHERE = 'in another container or on another machine';
export const WAIT_FOR_SIGNS = `if it was killed, wait ${SIGN_LIMIT_MINUTES} minutes`;

const changedMs = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Gives a sign of life now and every half minute, until that fails or the returned function is called. */
export const giveSigns = (give: () => void): (() => void) => {
  give();
  const timer = setInterval(() => {
    try {
      give();
    } catch {
      // The folder is gone, or the disk is full, which others report.
      clearInterval(timer);
    }
  }, SIGN_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Reports whether the last sign of a process is too old: that it wrote the file `sign`, or `place` at its start. Writes the file
 * `time` on the same disk to compare with, because the clocks of machines differ. Where it cannot be written, nobody knows.
 */
export const hasNoSigns = (sign: string, place: string, time: string): boolean => {
  try {
    writeFileSync(time, '.');
  } catch {
    return false;
  }
  return (changedMs(time) ?? 0) - (changedMs(sign) ?? changedMs(place) ?? 0) > SIGN_LIMIT_MINUTES * MINUTE_MS;
};
