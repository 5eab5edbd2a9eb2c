import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Exit code of a command that Ctrl+C ends. */
const INTERRUPTED = 130;

/** Creates a folder that is removed when the program ends, however it does. */
export const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-bench-'));
  // Programs that were killed a moment ago may still write to it.
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(INTERRUPTED));
  return folder;
};
