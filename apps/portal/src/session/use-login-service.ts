import { createRegistryService } from '@open-discovery/portal-state';
import { useService } from '../runtime/use-service.ts';
import type { SendRequest } from '../runtime/use-service.ts';

/** Returns the function that sends requests to the login service. A login that has ended leads to the next one. */
export const useLoginService = (): SendRequest => useService(createRegistryService);
