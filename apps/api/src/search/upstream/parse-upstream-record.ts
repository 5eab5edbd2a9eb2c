import type { UpstreamKind } from '@open-discovery/graph-upstream';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import type { LinkedRecord } from '@open-discovery/model';

/** Parses a record of another Graph API; null if it is none. */
export const parseUpstreamRecord = (kind: UpstreamKind, json: unknown): LinkedRecord | null => {
  const parsed = kindedRecordSchema.safeParse({ kind, record: json });
  return parsed.success ? parsed.data : null;
};
