import type { PortalConfiguration } from '@open-discovery/config';
import type { FastifyInstance } from 'fastify';
import type { PageAssets } from '../hydration/hydration-payload.ts';
import type { Language } from '../messages/languages.ts';
import type { render as renderPage } from './rendering/render-page.tsx';
import type { PortalSettings } from './settings.ts';

/** What the portal's host is made of; development and production give it different parts. */
export interface HostDependencies {
  readonly settings: PortalSettings;
  readonly configuration: PortalConfiguration;
  /** Loaded anew for each request in development. */
  readonly loadRender: () => Promise<typeof renderPage>;
  readonly assetsOf: (path: string, language: Language) => PageAssets;
  /** Serves the built files, or Vite in development. */
  readonly addAssets: (host: FastifyInstance) => Promise<void>;
}
