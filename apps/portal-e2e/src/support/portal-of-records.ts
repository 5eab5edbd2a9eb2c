import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeRecords } from './records-of.ts';
import { importRecords, startApi, startPortal } from './servers.ts';

/** A portal and its API on records of their own. */
export interface PortalOfRecords {
  readonly url: string;
  readonly apiUrl: string;
  /** The data folder. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Imports the files that the function names, or writes to the data folder, and starts a portal on their records. */
export const startPortalOfRecords = async (
  filesIn: (folder: string) => readonly string[] | Promise<readonly string[]>,
): Promise<PortalOfRecords> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-e2e-'));
  await importRecords(folder, await filesIn(folder));
  const api = await startApi(folder);
  const portal = await startPortal(api.port);
  return {
    url: portal.url,
    apiUrl: api.url,
    folder,
    stop: async () => {
      await Promise.all([portal.stop(), api.stop()]);
      await removeRecords(folder);
    },
  };
};
