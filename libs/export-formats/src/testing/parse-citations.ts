import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, 'parse-citations.mjs');

/** Parses texts of a format with citation-js; returns the works of each as CSL-JSON. */
export const parseCitations = (
  format: '@bibtex/text' | '@ris/file',
  texts: readonly string[],
): Record<string, unknown>[][] => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT, format], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, unknown>[][];
};
