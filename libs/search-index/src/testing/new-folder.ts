import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Calls a function with an empty folder that is removed afterwards. */
export const inTemporaryFolder = <T>(use: (folder: string) => T): T => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-index-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const result = use(folder);
  if (result instanceof Promise) void result.finally(remove).catch(() => undefined);
  else remove();
  return result;
};
