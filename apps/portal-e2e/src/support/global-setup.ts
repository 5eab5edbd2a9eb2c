import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tellPlaces } from './places.ts';
import { corpusFiles, freePort, importRecords, startApi, startPortal } from './servers.ts';

/** Imports the sample corpus, starts API and portals, and gives back what ends all of it. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'open-discovery-e2e-'));
  // Also when the set-up itself fails half-way.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  await importRecords(dataDir, corpusFiles());
  const api = await startApi(dataDir);
  const portal = await startPortal(api.port);
  const lonelyPortal = await startPortal(await freePort());
  tellPlaces({ portal: portal.url, lonelyPortal: lonelyPortal.url, api: api.url });
  return async () => {
    await Promise.all([portal, lonelyPortal, api].map((server) => server.stop()));
  };
};

export default globalSetup;
