import { landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';

/** URL parameter that shows the similar works on a product's page, and the id of their section. */
export const SIMILAR = 'similar';

/** Returns the address of a product's page with its similar works. */
export const similarAddress = (kind: RecordKind, id: string): string =>
  `${landingAddress(kind, id)}&${SIMILAR}=1#${SIMILAR}`;
