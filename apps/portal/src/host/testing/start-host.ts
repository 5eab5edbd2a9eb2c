import { shippedConfiguration } from '@open-discovery/config/portal';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { createPortalHost } from '../server.ts';
import type { HostDependencies } from '../host-dependencies.ts';
import { readPortalSettings } from '../settings.ts';

interface TestHost {
  /** Replaces React's rendering. */
  readonly render?: Awaited<ReturnType<HostDependencies['loadRender']>>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly configuration?: Partial<PortalConfigurationFile>;
  /** The files of pages; none by default. */
  readonly assetsOf?: HostDependencies['assetsOf'];
  /** Adds the routes of files; none by default. */
  readonly addAssets?: HostDependencies['addAssets'];
  /** The files that are kept offline; none by default. */
  readonly offline?: HostDependencies['offline'];
  /** The output of the log. */
  readonly log?: NonNullable<HostDependencies['log']>;
  /** Adds routes to the test's API. */
  readonly api?: (api: FastifyInstance) => void;
}

const running = new Set<FastifyInstance>();

/** Stops everything that a test has started here: `afterEach(stopHosts)`. */
export const stopHosts = async (): Promise<void> => {
  // A client may still be sending a request whose answer no test awaits.
  for (const { server } of running) server.closeAllConnections();
  for (const server of running) await server.close();
  running.clear();
};

/** Starts a host with an API of the test. */
export const startHost = async (options: TestHost) => {
  const { render, settings, configuration, offline, log, api: addRoutes } = options;
  const api = Fastify();
  addRoutes?.(api);
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const host = await createPortalHost({
    settings: readPortalSettings({ API_URL: apiUrl, LOG_LEVEL: 'silent', ...settings }),
    configuration: shippedConfiguration(configuration),
    loadRender: () => (render ? Promise.resolve(render) : Promise.reject(new Error('no pages here'))),
    assetsOf: options.assetsOf ?? (() => ({ scripts: [], preloads: [], styles: [], fonts: [] })),
    addAssets: options.addAssets ?? (() => Promise.resolve()),
    ...(offline && { offline }),
    ...(log && { log }),
  });
  const url = await host.listen({ port: 0, host: '127.0.0.1' });
  running.add(host).add(api);
  return { host, url };
};
