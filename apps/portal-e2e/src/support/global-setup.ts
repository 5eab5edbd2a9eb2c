import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tellPlaces } from './places.ts';
import { corpusFiles, freePort, importRecords, startApi, startPortal } from './servers.ts';
import { startTransferService } from './transfer-service.ts';

const STYLES = fileURLToPath(new URL('./styles', import.meta.url));
const FURNISHED = fileURLToPath(new URL('./furnished-portal.json', import.meta.url));

/** The furnished portal's file, with services of these tests in it. */
const furnishedWith = async (
  dataDir: string,
  addresses: Readonly<Record<string, string>>,
): Promise<string> => {
  const file = path.join(dataDir, 'furnished-portal.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(FURNISHED, 'utf8')), addresses }));
  return file;
};

/** Imports the sample corpus, starts API and portals, and gives back what ends all of it. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'open-discovery-e2e-'));
  // Also when the set-up itself fails half-way.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  await importRecords(dataDir, corpusFiles());
  const furnishedPort = await freePort();
  // Logins end at the portal that has a login.
  const api = await startApi(dataDir, {
    PUBLIC_URL: `http://127.0.0.1:${furnishedPort}`,
    // All tests ask from one address.
    LOGINS_PER_MINUTE: '10000',
    CHANGES_PER_MINUTE: '10000',
    CITATION_STYLES_DIR: STYLES,
  });
  const nowhere = await freePort();
  const transferService = await startTransferService();
  const furnished = await furnishedWith(dataDir, { dataTransfer: transferService.url });
  const managed = { PORTAL_STATIC: 'false', PORTAL_REFRESH_SECONDS: '0' };
  const [portal, lonelyPortal, furnishedPortal, managedPortal, lonelyManagedPortal] = await Promise.all([
    startPortal(api.port),
    startPortal(nowhere),
    startPortal(api.port, { PORTAL_CONFIG: furnished }, furnishedPort),
    startPortal(api.port, managed),
    startPortal(nowhere, managed),
  ]);
  tellPlaces({
    portal: portal.url,
    lonelyPortal: lonelyPortal.url,
    furnishedPortal: furnishedPortal.url,
    managedPortal: managedPortal.url,
    lonelyManagedPortal: lonelyManagedPortal.url,
    api: api.url,
    transferService: transferService.url,
  });
  return async () => {
    const portals = [portal, lonelyPortal, furnishedPortal, managedPortal, lonelyManagedPortal];
    await Promise.all([...portals, api, transferService].map((server) => server.stop()));
  };
};

export default globalSetup;
