import type { KindedRecord } from '@open-discovery/model';

const texts = new WeakMap<KindedRecord, string>();

/** Returns a record as JSON, made once: merging compares the same records again and again. */
export const itemText = (item: KindedRecord): string => {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  texts.set(item, text);
  return text;
};
