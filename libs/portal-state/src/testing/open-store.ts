import { shippedConfiguration } from '@open-discovery/config/portal';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { createPortalApis } from '../create-portal-apis.ts';
import { createPortalStore } from '../create-portal-store.ts';
import type { FailedCall } from '../service-sender.ts';
import { serve } from './serve.ts';
import type { Answers } from './serve.ts';

const opened = new Set<() => void>();

/** Closes the stores of a test, and their servers: `afterEach(closeStores)`. */
export const closeStores = (): void => {
  for (const close of opened) close();
  opened.clear();
};

/** Opens a store whose services are one server with these answers. */
export const openStore = async (answers: Answers, fields: Partial<PortalConfigurationFile> = {}) => {
  const service = await serve(answers);
  const configuration = shippedConfiguration({
    switches: { longCache: false },
    ...fields,
    addresses: {
      userInfo: `${service.url}/login-service/userInfo`,
      adminTool: `${service.url}/admin-tool`,
      cache: `${service.url}/cache/get`,
    },
  });
  const failures: FailedCall[] = [];
  const apis = createPortalApis({ graphUrl: `${service.url}/graph`, configuration });
  const transport = {
    fetch,
    place: 'server',
    production: true,
    onFailure: (failed: FailedCall) => failures.push(failed),
  } as const;
  const portalStore = createPortalStore(apis, transport);
  opened.add(() => {
    service.stop();
    // Clears the timers of cached answers.
    for (const { util } of Object.values(apis)) portalStore.store.dispatch(util.resetApiState());
  });
  const { asked, url } = service;
  return { ...portalStore, apis, transport, asked, url, configuration, failures };
};
