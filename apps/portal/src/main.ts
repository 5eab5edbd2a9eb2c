import fastifyStatic from '@fastify/static';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parsePortalConfiguration, SHIPPED_PORTAL } from '@open-discovery/config/portal';
import type { PortalConfiguration } from '@open-discovery/config';
import { render } from './host/rendering/render-page.tsx';
import { assetsFrom, readManifest } from './host/page-assets.ts';
import { createPortalHost } from './host/server.ts';
import { readPortalSettings } from './host/settings.ts';

const YEAR_SECONDS = 31_536_000;

/** Reads the portal's configuration. An invalid file stops the start with every wrong field named. */
const readConfiguration = async (file: string | null): Promise<PortalConfiguration> => {
  const source: unknown = file === null ? SHIPPED_PORTAL : JSON.parse(await readFile(file, 'utf8'));
  const parsed = parsePortalConfiguration(source);
  if (parsed.ok) return parsed.value;
  const problems = parsed.problems.map(({ field, message }) => `  ${field}: ${message}`).join('\n');
  throw new Error(`The portal configuration ${file ?? ''} is not valid:\n${problems}`);
};

const start = async (): Promise<void> => {
  const settings = readPortalSettings(process.env);
  const read = await readConfiguration(settings.configurationFile);
  const configuration = { ...read, static: settings.isStatic ?? read.static };
  const client = new URL('../client/', import.meta.url);
  const manifest = await readManifest(fileURLToPath(new URL('.vite/manifest.json', client)));
  const host = await createPortalHost({
    settings,
    configuration,
    loadRender: () => Promise.resolve(render),
    assetsOf: assetsFrom(manifest),
    addAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: fileURLToPath(new URL('assets/', client)),
        prefix: '/assets/',
        immutable: true,
        maxAge: YEAR_SECONDS * 1000,
        decorateReply: true,
        preCompressed: true,
      });
      app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', fileURLToPath(client)));
    },
  });
  const stop = () => void host.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await host.listen({ port: settings.port, host: settings.host });
};

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
