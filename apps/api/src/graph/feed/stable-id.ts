import { createHash } from 'node:crypto';

/** Namespace of the entry ids. RFC 9562, 5.5. */
const NAMESPACE = Buffer.from('91cf4e6b0b894361831c93dc5c6a5239', 'hex');

/**
 * Returns the entry id of a record: a UUID derived from the record's id, so that it does not depend on URLs.
 * RFC 9562, 5.5 (version 5).
 */
export const stableId = (recordId: string): string => {
  const bytes = createHash('sha1').update(NAMESPACE).update(recordId).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${parts.join('-')}`;
};
