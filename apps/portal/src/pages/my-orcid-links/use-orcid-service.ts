import { createOrcidService } from '@open-discovery/portal-state/orcid';
import { useService } from '../../runtime/use-service.ts';
import type { SendRequest } from '../../runtime/use-service.ts';

/** Returns the function that sends requests to the ORCID service; null if the portal has none. */
export const useOrcidService = (): SendRequest | null => useService(createOrcidService);
