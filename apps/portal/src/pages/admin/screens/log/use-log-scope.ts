import { getPortalOutlines } from '@open-discovery/admin-client';
import type { PortalOutline } from '@open-discovery/model';
import { isPortalAdministrator } from '@open-discovery/roles';
import { useConsole } from '../../console-context.tsx';
import { useContent } from '../../use-content.ts';

/**
 * Reports whether the log has the changes of everything, as administrators see it. Others see those of the portals and
 * communities that they edit.
 */
export const useSeesAll = (): boolean => isPortalAdministrator(useConsole().user.role);

/** Returns the portals of the log by their pid; none while they are loaded. */
export const useLogPortal = (): ((pid: string | null) => PortalOutline | null) => {
  const { value } = useContent(getPortalOutlines());
  return (pid) => value?.find((portal) => portal.pid === pid) ?? null;
};
