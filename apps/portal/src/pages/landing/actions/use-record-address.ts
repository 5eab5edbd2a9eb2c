import { landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { usePortal } from '../../../runtime/portal-context.tsx';

/** Returns the absolute address of a record's page, for sharing. */
export const useRecordAddress = (kind: RecordKind, id: string): string =>
  `${usePortal().origin}${landingAddress(kind, id)}`;
