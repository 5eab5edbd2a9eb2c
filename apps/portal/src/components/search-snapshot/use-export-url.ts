import { exportAddress } from '@open-discovery/graph-client';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useGraphAddress } from '../../runtime/use-graph-address.ts';
import { useScopedQuery } from '../../search/use-scoped-query.ts';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import { useSnapshotQuery } from '../../search-snapshot/use-snapshot-query.ts';

/** Returns the absolute URL at which the results of a recorded search are downloaded as a table. */
export const useExportUrl = ({ address }: SearchSnapshot): string => {
  const { origin } = usePortal();
  const addressOf = useGraphAddress();
  return new URL(addressOf(exportAddress(useScopedQuery(useSnapshotQuery(address)), 'csv')), origin).href;
};
