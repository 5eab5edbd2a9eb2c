import { landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { WORKS } from '../../../search/page-entries.ts';

/** Returns the address of a record's page with its works as a list of results. */
export const worksAddress = (kind: RecordKind, id: string): string =>
  `${landingAddress(kind, id)}&${WORKS}=1`;
