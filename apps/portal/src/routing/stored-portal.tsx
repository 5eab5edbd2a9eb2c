import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { PortalProvider } from '../runtime/portal-context.tsx';
import type { Portal } from '../runtime/portal-context.tsx';
import { useQueryData } from '../runtime/use-query-data.ts';

interface StoredPortalProps {
  /** The portal with the configuration of the initial page. */
  readonly portal: Portal;
  readonly children: ReactNode;
}

/** Provides the portal of the store to all components: a refetched portal is shown at once. */
export const StoredPortal = ({ portal, children }: StoredPortalProps) => {
  const stored = useQueryData(portal.adminToolApi.endpoints.getPortal, undefined);
  const value = useMemo(
    () => ({ ...portal, configuration: { ...portal.configuration, ...stored } }),
    [portal, stored],
  );
  return <PortalProvider value={value}>{children}</PortalProvider>;
};
