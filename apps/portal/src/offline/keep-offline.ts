import { followedLink } from '../runtime/followed-link.ts';
import { savedStore } from '../saved/use-saved.ts';
import { isOfflineWanted } from './is-offline-wanted.ts';
import { CACHE_PREFIX, CLAIM, WORKER_PATH } from './offline-paths.ts';

const isWanted = (): boolean =>
  isOfflineWanted({
    saved: savedStore.current(),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  });

/** Starts the service worker. A page that was on its way when the worker took over the others asks to be taken over, too. */
const begin = async (container: ServiceWorkerContainer, script: string): Promise<void> => {
  await container.register(script, { updateViaCache: 'none' });
  const { active } = await container.ready;
  if (!container.controller) active?.postMessage(CLAIM);
};

/** Ends the service worker and removes what it has kept. */
const forget = async (container: ServiceWorkerContainer): Promise<void> => {
  const registration = await container.getRegistration('/');
  if (!registration) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
};

/** Without a connection, loads the pages of links as documents: the service worker answers these. */
const loadDocumentsOffline = (container: ServiceWorkerContainer): void =>
  window.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !container.controller) return;
      if (followedLink(event)?.hasAttribute('data-page')) event.stopImmediatePropagation();
    },
    { capture: true },
  );

/** Keeps the page of saved items readable without a connection, as long as something is saved. */
export const keepOffline = (): void => {
  const container = window.navigator.serviceWorker;
  // Of each language the worker is another one, which keeps the pages in this language.
  const script = `${WORKER_PATH}?lang=${document.documentElement.lang}`;
  let isKept: boolean | null = null;
  const update = (): void => {
    const wanted = isWanted();
    if (wanted === isKept) return;
    isKept = wanted;
    const done = wanted ? begin(container, script) : forget(container);
    // A browser that forbids it, or a server without the script, has the portal with a connection only.
    done.catch(() => undefined);
  };
  loadDocumentsOffline(container);
  savedStore.subscribe(update);
  update();
};
