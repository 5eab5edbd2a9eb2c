import { createClaimsService } from '@open-discovery/portal-state/claims';
import { useService } from '../runtime/use-service.ts';
import type { SendRequest } from '../runtime/use-service.ts';

/** Returns the function that sends requests to the claims service. */
export const useClaimsService = (): SendRequest => useService(createClaimsService);
