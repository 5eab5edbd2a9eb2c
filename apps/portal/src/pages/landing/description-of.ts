import { plainText } from '@open-discovery/model';
import type { GraphRecord } from '@open-discovery/model';

/** Returns a record's description as plain text. */
export const descriptionOf = (record: GraphRecord): string | null => {
  const texts: unknown[] = [
    'descriptions' in record ? record.descriptions?.[0] : null,
    'summary' in record ? record.summary : null,
    'description' in record ? record.description : null,
  ];
  const text = texts.find((candidate) => typeof candidate === 'string' && candidate !== '');
  return typeof text === 'string' ? plainText(text) : null;
};
