import { archivedInput } from '../archive.ts';
import type { ImportOptions } from '../import-run.ts';
import { createProgress } from '../progress.ts';
import { runImport } from '../run-import.ts';
import type { ImportOutcome } from '../run-import.ts';

/** Imports into a folder without a display, on the first day of 2026. `keeps` leaves the records that are there. */
export const importInto = async (
  dataDir: string,
  options: Partial<ImportOptions> & Pick<ImportOptions, 'inputs'>,
  keeps = false,
): Promise<ImportOutcome> =>
  runImport({
    earlier: keeps ? await archivedInput(dataDir) : null,
    dataDir,
    progress: createProgress({ write: () => undefined, isTerminal: false, clock: () => 0 }),
    now: new Date('2026-01-01T00:00:00Z'),
    clock: () => 0,
    ...options,
  });
