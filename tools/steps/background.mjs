import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 5;
/** Linux refuses a second change within a tenth of a second, of any session. */
const TRY_AGAIN_AFTER_MS = 120;

/**
 * Gives the priority of this process to its session. Linux may share the processor among sessions first (autogroups), where
 * a low priority makes a process wait for others of its own session only; Nx starts a session for each task.
 */
for (let tries = 0; tries < TRIES; tries += 1) {
  try {
    writeFileSync('/proc/self/autogroup', String(getPriority()));
    break;
  } catch ({ code }) {
    // Otherwise it is another system, or one without autogroups: the priority of the process is enough.
    if (code !== 'EAGAIN') break;
    await pause(TRY_AGAIN_AFTER_MS);
  }
}
