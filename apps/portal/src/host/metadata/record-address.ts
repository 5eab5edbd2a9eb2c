import { KINDS, RECORD_KINDS } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';

/** A landing page: the kind of its record, and the record's id. */
export interface RecordAddress {
  readonly kind: RecordKind;
  readonly id: string;
}

/** Returns the record whose landing page an address is; `null` for any other page. */
export const recordAddressOf = ({ pathname, searchParams }: URL): RecordAddress | null => {
  const kind = RECORD_KINDS.find((one) => KINDS[one].landingPath === pathname);
  const id = kind === undefined ? null : searchParams.get(KINDS[kind].idParam)?.trim();
  return kind === undefined || !id ? null : { kind, id };
};
