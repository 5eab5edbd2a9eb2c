import { parentPort } from 'node:worker_threads';
import { cleanSvg } from './formats/clean-svg.ts';

/** The program of a thread that cleans one drawing. */
parentPort?.once('message', (text: unknown) => parentPort?.postMessage(cleanSvg(String(text))));
