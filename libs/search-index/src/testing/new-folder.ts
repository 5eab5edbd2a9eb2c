import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder, which is left to the end of the run. */
export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'search-index-'));
