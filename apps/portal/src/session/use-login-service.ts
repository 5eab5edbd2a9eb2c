import type { PortalConfiguration } from '@open-discovery/config';
import { createPortalServices } from '@open-discovery/portal-state';
import { useService } from '../runtime/use-service.ts';
import type { SendRequest } from '../runtime/use-service.ts';

const createLoginService = (configuration: PortalConfiguration) =>
  createPortalServices({ graphUrl: '', configuration }).registry;

/** Returns the function that sends requests to the login service. A login that has ended leads to the next one. */
export const useLoginService = (): SendRequest => useService(createLoginService);
