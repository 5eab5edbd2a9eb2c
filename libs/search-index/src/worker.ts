import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from './pool/serve-thread.ts';
import type { ThreadStart } from './pool/search-thread.ts';

/** Lower priority (as in `nice`), so that the thread that serves clients stays responsive while all cores are searching. */
const BEHIND_THE_SERVER = 10;
const LAST_PRIORITY = 19;

// On Linux a priority belongs to a thread; elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(Math.min(LAST_PRIORITY, getPriority() + BEHIND_THE_SERVER));
if (parentPort !== null) serveThread(parentPort, workerData as ThreadStart);
