import { SupervisedServer } from './supervised-server.mjs';
import { rebuildApiOnChange } from './rebuild-api.mjs';
import { Server } from './server.mjs';
import { step } from './progress.mjs';
import { Stop } from './stop.mjs';
import { APPS } from './workspace.mjs';

const PARENT_CHECK_MS = 500;

const isThere = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Resolves when the servers should stop: on a signal, or when npm has ended. */
const stopRequest = () =>
  new Promise((resolve) => {
    // npm passes a signal on that the terminal has sent to all: a second one changes nothing.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(null));
    const parent = process.ppid;
    if (process.env.npm_lifecycle_event)
      setInterval(
        () => (process.ppid !== parent || !isThere(parent)) && resolve(null),
        PARENT_CHECK_MS,
      ).unref();
  });

const createServers = ({ environment, apiUrl, portalUrl, startsApi }, isDevelopment) => {
  const portalFile = isDevelopment ? 'apps/portal/dev.mjs' : APPS.portal;
  // A debugger may halt the servers of a developer.
  const options = isDevelopment ? { liveness: null } : {};
  const api = new SupervisedServer(
    () => new Server('api', APPS.api, environment),
    { ready: `${apiUrl}/ready`, health: `${apiUrl}/health` },
    options,
  );
  const portal = new SupervisedServer(
    () => new Server('portal', portalFile, environment),
    { ready: `${portalUrl}/health`, health: `${portalUrl}/health` },
    options,
  );
  return { api: startsApi ? api : null, portal };
};

const untilStopped = async ({ api, portal }, stopping) => {
  const reason = await Promise.race([stopping, portal.givenUp, ...(api ? [api.givenUp] : [])]);
  if (reason !== null) throw new Stop(reason);
  return 0;
};

/**
 * Serves what is built until a signal, and restarts a server that ends by itself or hangs. The portal stops before the API, so that
 * the pages that are being made can be finished.
 */
export const serve = async ({ settings, isDevelopment, announce }) => {
  const stopping = stopRequest();
  const { api, portal } = createServers(settings, isDevelopment);
  const startAll = async () => {
    await api?.start();
    await portal.start();
  };
  let endWatching = () => {};
  try {
    const stoppedEarly = await Promise.race([
      step('Starting the servers', startAll).then(() => false),
      stopping.then(() => true),
    ]);
    if (stoppedEarly) return 0;
    announce();
    if (isDevelopment && api)
      endWatching = rebuildApiOnChange(() => api.replace().catch((error) => console.error(error.message)));
    return await untilStopped({ api, portal }, stopping);
  } finally {
    endWatching();
    await portal.stop();
    await api?.stop();
  }
};
