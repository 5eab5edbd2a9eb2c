import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orcidEnvironment } from './orcid-server.ts';
import { removeRecords } from './records-of.ts';
import { serverUrls } from './server-urls.ts';
import { corpusFiles, freePort, importRecords, startApi, startPortal } from './servers.ts';

/** A managed portal that has not been set up yet. */
export interface ManagedInstance {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a managed portal with an empty store of content. It has the records of the sample files whose names begin with one
 * of the words, and the records that a test has itself; without any it has none. Its API is a client of the ORCID server of all tests.
 */
export const startManagedInstance = async (
  ...words: readonly (string | Readonly<Record<string, unknown>>)[]
): Promise<ManagedInstance> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-discovery-managed-'));
  const files = corpusFiles().filter((file) =>
    words.some((word) => typeof word === 'string' && path.basename(file).startsWith(word)),
  );
  const own = words.filter((word) => typeof word !== 'string');
  const ownFile = path.join(folder, 'own.jsonl');
  if (own.length > 0) await writeFile(ownFile, own.map((record) => JSON.stringify(record)).join('\n'));
  await importRecords(folder, own.length > 0 ? [...files, ownFile] : files);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const limits = { LOGINS_PER_MINUTE: '1000', CHANGES_PER_MINUTE: '10000' };
  const api = await startApi(folder, { PUBLIC_URL: url, ...limits, ...orcidEnvironment(serverUrls().orcid) });
  const portal = await startPortal(
    api.port,
    { PORTAL_STATIC: 'false', PORTAL_REFRESH_SECONDS: '0', PUBLIC_URL: url },
    port,
  );
  return {
    url,
    stop: async () => {
      await Promise.all([portal.stop(), api.stop()]);
      await removeRecords(folder);
    },
  };
};
