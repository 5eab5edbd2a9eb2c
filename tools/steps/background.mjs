import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';

/**
 * Gives the priority of this process to its session. Linux may share the processor among sessions first (autogroups), where
 * a low priority makes a process wait for others of its own session only; Nx starts a session for each task.
 */
try {
  writeFileSync('/proc/self/autogroup', String(getPriority()));
} catch {
  // Another system, or one without autogroups: the priority of the process is enough.
}
