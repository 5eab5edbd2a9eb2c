import { isRecordId } from '@open-discovery/graph-index';
import type { UpstreamCall } from '@open-discovery/graph-upstream';
import type { LinkedRecord } from '@open-discovery/model';
import { likelyKinds } from './likely-kinds.ts';
import { parseUpstreamRecord } from './parse-upstream-record.ts';
import type { UpstreamSource } from './upstream-source.ts';

const getRecord = async (
  { upstream, kinds }: UpstreamSource,
  id: string,
  call: UpstreamCall,
): Promise<LinkedRecord | null> => {
  if (!isRecordId(id)) return null;
  const known = kinds.of(id);
  for (const kind of known === null ? likelyKinds(id) : [known]) {
    const record = parseUpstreamRecord(kind, await upstream.get(kind, id, call));
    if (record === null) continue;
    kinds.add(id, kind);
    return record;
  }
  return null;
};

/** Returns records in the order of the ids; null for an unknown one. */
export const getRecords = (
  source: UpstreamSource,
  ids: readonly string[],
  call: UpstreamCall,
): Promise<(LinkedRecord | null)[]> => Promise.all(ids.map((id) => getRecord(source, id, call)));
