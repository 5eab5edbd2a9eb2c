import { rm } from 'node:fs/promises';
import path from 'node:path';

/** The addresses of the cluster that has the records instead of data folders; empty without one. */
const CLUSTER_URLS = (process.env['SEARCH_URL'] ?? '').split(',').filter((url) => url !== '');

const aliasOf = (dataDir: string): string => path.basename(dataDir).toLowerCase();

/** Returns the settings by which importer and API find the records of a data folder, which may be on a cluster. */
export const recordsOf = (dataDir: string): Readonly<Record<string, string>> => ({
  DATA_DIR: dataDir,
  ...(CLUSTER_URLS.length === 0 ? {} : { SEARCH_INDEX: aliasOf(dataDir) }),
});

/** Removes the records of a data folder from the cluster. */
export const removeFromCluster = async (dataDir: string): Promise<void> => {
  const [url] = CLUSTER_URLS;
  if (url === undefined) return;
  const listed = await fetch(`${url}/_cat/indices/${aliasOf(dataDir)}-*?h=index`);
  const names = (await listed.text()).split('\n').filter((name) => name !== '');
  if (names.length > 0) await fetch(`${url}/${names.join(',')}`, { method: 'DELETE' });
};

/** Removes a data folder, and its records from the cluster. */
export const removeRecords = async (dataDir: string): Promise<void> => {
  await removeFromCluster(dataDir);
  await rm(dataDir, { recursive: true, force: true });
};
