import { shippedConfiguration } from '@open-discovery/config/portal';
import type { ViteDevServer } from 'vite';
import type * as EntryServer from './host/rendering/render.ts';
import { createPortalHost } from './host/server.ts';
import { readPortalSettings } from './host/settings.ts';

/** Serves the portal from its source. Used by `dev.mjs` only; not part of the build. */
export const startDevelopment = async (vite: ViteDevServer): Promise<void> => {
  const settings = readPortalSettings({ ...process.env, MODE: 'development' });
  const shipped = shippedConfiguration();
  const host = await createPortalHost({
    settings,
    configuration: { ...shipped, static: settings.isStatic ?? shipped.static },
    loadRender: async () =>
      ((await vite.ssrLoadModule('/src/host/rendering/render.ts')) as typeof EntryServer).render,
    assetsOf: () => ({
      scripts: ['/@vite/client', '/src/entry-development.js'],
      preloads: [],
      styles: ['/src/base.css?direct'],
      fonts: [],
    }),
    addAssets: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (!isAsset(request.url)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
      await Promise.resolve();
    },
  });
  await host.listen({ port: settings.port, host: settings.host });
};

const isAsset = (url: string): boolean =>
  /^\/(@|src\/|node_modules\/|libs\/|favicon\.svg|live\.css|icons\/)/.test(url) || /^\/\.\.\//.test(url);
