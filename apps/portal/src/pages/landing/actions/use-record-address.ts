import { landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { usePortal } from '../../../runtime/portal-context.tsx';

/** The whole address of a record's page, to be passed on. */
export const useRecordAddress = (kind: RecordKind, id: string): string =>
  `${usePortal().origin}${landingAddress(kind, id)}`;
