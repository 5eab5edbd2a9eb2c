import fastifyStatic from '@fastify/static';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { configurationOfFile, shippedConfiguration } from '@open-discovery/config/portal';
import type { PortalConfiguration } from '@open-discovery/config';
import { render } from './host/rendering/render.ts';
import {
  cannotListen,
  logStartWarnings,
  onStopSignal,
  openLog,
  openTelemetry,
  startMetrics,
  withSecrets,
} from './host/operation.ts';
import { ICON_FILES } from './host/install/web-manifest.ts';
import { assetsFrom, readManifest, savedPageAssetsFrom } from './host/page-assets.ts';
import { createPortalHost } from './host/server.ts';
import { readPortalSettings } from './host/settings.ts';

const YEAR_SECONDS = 31_536_000;

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`PORTAL_CONFIG=${file}: the file cannot be read: ${reason}`, { cause: error });
  }
};

/** Reads the portal's configuration. An invalid file stops the start with every wrong field and its value named. */
const readConfiguration = async (file: string | null): Promise<PortalConfiguration> =>
  file === null ? shippedConfiguration() : configurationOfFile(file, await readText(file));

/**
 * Imports all parts of this program: the pages, and the texts of all languages. Node.js never repeats an import that has failed.
 * One that is left until its first visitor, and then finds no free file descriptor, would fail until the next start.
 */
const importParts = async (): Promise<void> => {
  const folder = new URL('assets/', import.meta.url);
  for (const name of await readdir(folder))
    if (name.endsWith('.js')) await import(/* @vite-ignore */ new URL(name, folder).href);
};

const start = async (): Promise<void> => {
  const settings = readPortalSettings(withSecrets(process.env));
  const read = await readConfiguration(settings.configurationFile);
  const configuration = { ...read, static: settings.isStatic ?? read.static };
  const client = new URL('../client/', import.meta.url);
  const manifest = await readManifest(fileURLToPath(new URL('.vite/manifest.json', client)));
  const telemetry = await openTelemetry(settings, (reason) => {
    host.log.warn({ reason }, 'traces could not be sent');
  });
  const host = await createPortalHost({
    settings,
    configuration,
    telemetry,
    log: openLog(),
    loadRender: () => Promise.resolve(render),
    assetsOf: assetsFrom(manifest),
    offline: {
      workerCode: await readFile(new URL('service-worker.js', client), 'utf8'),
      assetsOf: savedPageAssetsFrom(manifest),
    },
    addAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: fileURLToPath(new URL('assets/', client)),
        prefix: '/assets/',
        immutable: true,
        maxAge: YEAR_SECONDS * 1000,
        decorateReply: true,
        preCompressed: true,
      });
      for (const file of [
        'favicon.svg',
        'live.css',
        'embed.css',
        ...ICON_FILES.map((icon) => `icons/${icon}`),
      ])
        app.get(`/${file}`, (_request, reply) => reply.sendFile(file, fileURLToPath(client)));
    },
  });
  logStartWarnings(host.log);
  const endMetrics = await startMetrics(settings, telemetry);
  const stop = () =>
    void host
      .close()
      .then(() => Promise.all([endMetrics(), telemetry.tracer?.close()]))
      .then(() => process.exit(0));
  onStopSignal(stop);
  await importParts();
  const { port, host: address } = settings;
  await host
    .listen({ port, host: address })
    .catch(cannotListen(`HOST=${address}, PORT=${port}`, 'the server'));
};

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
