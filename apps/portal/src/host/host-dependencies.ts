import type { PortalConfiguration } from '@open-discovery/config';
import type { Telemetry } from '@open-discovery/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import type { PageAssets } from '../hydration/hydration-payload.ts';
import type { Language } from '../messages/languages.ts';
import type { PageName } from '../routing/route-handle.ts';
import type { render as renderPage } from './rendering/render.ts';
import type { PortalSettings } from './settings.ts';

/** The service worker of a build, and the files that it keeps. */
interface OfflineSource {
  readonly workerCode: string;
  readonly assetsOf: (language: Language) => readonly string[];
}

/** The parts of the portal's host that differ between development and production. */
export interface HostDependencies {
  readonly settings: PortalSettings;
  readonly configuration: PortalConfiguration;
  /** Reloaded for each request in development. */
  readonly loadRender: () => Promise<typeof renderPage>;
  readonly assetsOf: (page: PageName | null, language: Language) => PageAssets;
  /** Serves the built files, or Vite's in development. */
  readonly addAssets: (host: FastifyInstance) => Promise<void>;
  /** The service worker, which keeps pages for reading without a connection; absent in development. */
  readonly offline?: OfflineSource;
  /** Metrics and traces; nothing by default. */
  readonly telemetry?: Telemetry;
  /** The output of the log; the standard output by default. */
  readonly log?: Writable;
}
