import type { KindedRecord } from '@open-discovery/model';
import type { RecordRow } from './rows.ts';

const ITEM_START = '{"item":';
const PLACE_START = ',"place":{';

const texts = new WeakMap<KindedRecord, string>();

/** Returns a record as JSON, made once: merging compares the same records again and again. */
const madeText = (item: KindedRecord): string => {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  texts.set(item, text);
  return text;
};

/** Returns the record of a row as JSON. A row that was read from the disk contains it, in front of its place, which has numbers alone. */
export const itemText = ({ item, written }: Pick<RecordRow, 'item' | 'written'>): string => {
  const end = written?.startsWith(ITEM_START) ? written.lastIndexOf(PLACE_START) : -1;
  return written === undefined || end === -1 ? madeText(item) : written.slice(ITEM_START.length, end);
};
