import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOrcidServer } from './orcid-server.ts';
import { removeFromCluster } from './records-of.ts';
import { publishServerUrls } from './server-urls.ts';
import { corpusFiles, freePort, importRecords, startApi, startPortal } from './servers.ts';
import { startTransferService } from './transfer-service.ts';

const STYLES = fileURLToPath(new URL('./styles', import.meta.url));
const CUSTOMIZED_PORTAL = fileURLToPath(new URL('./customized-portal.json', import.meta.url));

/** Writes the configuration of the customized portal, with the addresses of test services, and returns its path. */
const writeCustomizedPortal = async (
  dataDir: string,
  addresses: Readonly<Record<string, string>>,
): Promise<string> => {
  const file = path.join(dataDir, 'customized-portal.json');
  await writeFile(
    file,
    JSON.stringify({ ...JSON.parse(await readFile(CUSTOMIZED_PORTAL, 'utf8')), addresses }),
  );
  return file;
};

/** Starts an API and the shipped portal only, for the tests with the tag `@smoke`. */
const startSmoke = async (dataDir: string): Promise<() => Promise<void>> => {
  const api = await startApi(dataDir);
  const portal = await startPortal(api.port);
  publishServerUrls({
    portal: portal.url,
    portalWithoutApi: portal.url,
    customizedPortal: portal.url,
    managedPortal: portal.url,
    managedPortalWithoutApi: portal.url,
    api: api.url,
    transferService: portal.url,
    orcid: portal.url,
  });
  return async () => {
    await Promise.all([portal, api].map((server) => server.stop()));
    await removeFromCluster(dataDir);
  };
};

/** Imports the sample corpus, starts API and portals, and returns a function that stops them. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'open-discovery-e2e-'));
  // Runs even when the setup fails halfway.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  await importRecords(dataDir, corpusFiles());
  if (process.env['E2E_SMOKE'] === 'true') return startSmoke(dataDir);
  const customizedPort = await freePort();
  const orcid = await startOrcidServer();
  // Logins return to the portal that has a login.
  const api = await startApi(dataDir, {
    PUBLIC_URL: `http://127.0.0.1:${customizedPort}`,
    // All tests send their requests from one IP address.
    LOGINS_PER_MINUTE: '10000',
    CHANGES_PER_MINUTE: '10000',
    CITATION_STYLES_DIR: STYLES,
    ...orcid.environment,
  });
  const unusedPort = await freePort();
  const transferService = await startTransferService();
  const customizedPortalFile = await writeCustomizedPortal(dataDir, {
    dataTransfer: transferService.url,
    orcid: '/api/orcid-service',
  });
  const managed = { PORTAL_STATIC: 'false', PORTAL_REFRESH_SECONDS: '0' };
  const [portal, portalWithoutApi, customizedPortal, managedPortal, managedPortalWithoutApi] =
    await Promise.all([
      startPortal(api.port),
      startPortal(unusedPort),
      startPortal(api.port, { PORTAL_CONFIG: customizedPortalFile }, customizedPort),
      startPortal(api.port, managed),
      startPortal(unusedPort, managed),
    ]);
  publishServerUrls({
    portal: portal.url,
    portalWithoutApi: portalWithoutApi.url,
    customizedPortal: customizedPortal.url,
    managedPortal: managedPortal.url,
    managedPortalWithoutApi: managedPortalWithoutApi.url,
    api: api.url,
    transferService: transferService.url,
    orcid: orcid.url,
  });
  return async () => {
    const portals = [portal, portalWithoutApi, customizedPortal, managedPortal, managedPortalWithoutApi];
    await Promise.all([...portals, api, transferService, orcid].map((server) => server.stop()));
    await removeFromCluster(dataDir);
  };
};

export default globalSetup;
