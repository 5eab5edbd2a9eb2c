import type { Kind } from '@open-discovery/model';
import type { MessageId } from '../../../../messages/message-id.ts';

/** The names of the kinds of records. */
export const KIND_LABELS = {
  product: 'kind.product',
  project: 'kind.project',
  organization: 'kind.organization',
  dataSource: 'kind.dataSource',
  service: 'kind.service',
  community: 'kind.community',
  person: 'admin-status.kind-person',
} as const satisfies Record<Kind, MessageId>;

/** Reports whether a value is a kind of records. */
export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(KIND_LABELS, value);
