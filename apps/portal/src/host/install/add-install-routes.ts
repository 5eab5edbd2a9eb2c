import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadMessages } from '../../messages/load-messages.ts';
import { renderOfflinePage } from '../../offline/offline-page.tsx';
import { OFFLINE_PAGE_PATH, WORKER_PATH } from '../../offline/offline-paths.ts';
import { workerScript } from '../../offline/worker-script.ts';
import { pageLanguageOf } from '../choose-page-language.ts';
import type { HostDependencies } from '../host-dependencies.ts';
import type { CurrentPortal } from '../portal-source.ts';
import { securityHeaders } from '../security-headers.ts';
import { MANIFEST_PATH, webManifest } from './web-manifest.ts';

/** Browsers ask for the manifest now and then; administrators see a new name within minutes. */
const MANIFEST_CACHE = 'public, max-age=300';

const languageOf = (request: FastifyRequest, { configuration }: CurrentPortal) =>
  pageLanguageOf(request, configuration.languages);

/** The policy of the service worker, which holds for its own requests. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Adds what an installed portal and its offline cache need: the manifest, the service worker and the offline page. */
export const addInstallRoutes = (
  host: FastifyInstance,
  { assetsOf, settings, offline }: HostDependencies,
  portalNow: () => Promise<CurrentPortal>,
): void => {
  host.get(MANIFEST_PATH, async (request, reply) => {
    const portal = await portalNow();
    const language = languageOf(request, portal);
    const messages = await loadMessages(language);
    const texts = { language, lead: messages._('home.lead'), saved: messages._('footer.saved') };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': MANIFEST_CACHE, vary: 'accept-language, cookie' })
      .send(JSON.stringify(webManifest(portal.configuration, texts)));
  });
  if (!offline) return;
  host.get(WORKER_PATH, async (request, reply) => {
    const language = languageOf(request, await portalNow());
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .send(workerScript({ code: offline.workerCode, language, assets: offline.assetsOf(language) }));
  });
  host.get(OFFLINE_PAGE_PATH, async (request, reply) => {
    const portal = await portalNow();
    const language = languageOf(request, portal);
    const { configuration } = portal;
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        ...(settings.mode !== 'development' && securityHeaders(configuration)),
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(await renderOfflinePage({ configuration, language, assets: assetsOf(null, language) }));
  });
};
