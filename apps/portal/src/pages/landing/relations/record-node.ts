import { landingAddress } from '@open-discovery/model';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import type { NetworkNode } from '../../../components/network/network.ts';
import { recordTitle } from '../../../records/record-title.ts';

/** Returns a record as a node of a network. */
export const recordNode = (kind: RecordKind, record: GraphRecord): NetworkNode => ({
  id: record.id,
  kind,
  title: recordTitle(record),
  address: landingAddress(kind, record.id),
});
