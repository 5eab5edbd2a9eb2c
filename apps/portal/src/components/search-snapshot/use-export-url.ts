import { exportAddress } from '@open-discovery/graph-client';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useGraphAddress } from '../../runtime/use-graph-address.ts';
import type { SearchSnapshotFile } from '../../search-snapshot/search-snapshot-file.ts';
import { useSnapshotQuery } from '../../search-snapshot/use-snapshot-query.ts';

/** Where anybody fetches the results of a recorded search as a table, with the host. */
export const useExportUrl = ({ address }: SearchSnapshotFile): string => {
  const { origin } = usePortal();
  const addressOf = useGraphAddress();
  return new URL(addressOf(exportAddress(useSnapshotQuery(address), 'csv')), origin).href;
};
