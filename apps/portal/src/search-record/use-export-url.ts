import { exportAddress } from '@open-discovery/graph-client';
import { usePortal } from '../app/portal-context.tsx';
import { useGraphAddress } from '../components/use-graph-address.ts';
import type { SearchRecordFile } from './search-record-file.ts';
import { useRecordQuery } from './use-record-query.ts';

/** Where anybody fetches the results of a recorded search as a table, with the host. */
export const useExportUrl = ({ address }: SearchRecordFile): string => {
  const { origin } = usePortal();
  const addressOf = useGraphAddress();
  return new URL(addressOf(exportAddress(useRecordQuery(address), 'csv')), origin).href;
};
