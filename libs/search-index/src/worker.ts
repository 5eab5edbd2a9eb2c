import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from './pool/serve-thread.ts';

if (parentPort !== null) serveThread(parentPort, workerData);
