import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from './pool/serve-thread.ts';

/** As for `nice`: the thread that talks to clients goes first, or with every core searching it would be late for all. */
const BEHIND_THE_SERVER = 10;
const LAST_PRIORITY = 19;

// On Linux a priority is a thread's own; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Math.min(LAST_PRIORITY, getPriority() + BEHIND_THE_SERVER));
if (parentPort !== null) serveThread(parentPort, workerData);
