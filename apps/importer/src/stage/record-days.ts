import { crc32 } from 'node:zlib';
import type { Archive } from '../archive.ts';
import type { Input } from '../input/find-inputs.ts';
import { readValues } from '../input/read-values.ts';
import { unpack } from '../input/unpack.ts';
import { UnreadableError } from '../input/unreadable-error.ts';
import { isFields } from '../fields.ts';
import { readMap } from './spill.ts';
import type { Spill } from './spill.ts';

/** The day since which a record has its content. */
export interface RecordDay {
  readonly day: string;
  /** A checksum of the content. */
  readonly mark: number;
}

/** The dates that a source adds to a record when it works on it. */
const OWN_DATES = /,"(?:dateOfCollection|lastUpdateTimeStamp|updatedHere)":(?:"[^"]*"|\d+)/g;

const markOf = (text: string): number => crc32(text.replaceAll(OWN_DATES, ''));

/** Reads the days of the previous import. What a damaged file lacks counts as changed: nobody misses a record. */
export const readDays = async (input: Input, days: Spill<RecordDay>): Promise<void> => {
  try {
    for await (const text of unpack({ name: input.name, bytes: input.open() }))
      for await (const found of readValues(text)) {
        const row = 'value' in found && isFields(found.value) ? found.value : {};
        const { id, day, mark } = row;
        if (typeof id === 'string' && typeof day === 'string' && typeof mark === 'number')
          days.add(id, { day, mark });
      }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
  }
};

/** Returns the day of a record from its id and its JSON. */
export type DayOf = (id: string, text: string) => string;

export interface DayOptions {
  readonly days: Spill<RecordDay>;
  /** Keeps the days for the next import. */
  readonly kept: Archive;
  /** The day of the import, in UTC. */
  readonly today: string;
}

/** Creates a function for the records of one partition: one whose content is that of the previous import keeps its day. */
export const daysIn = (partition: number, { days, kept, today }: DayOptions): DayOf => {
  const known = readMap(partition, days);
  days.drop(partition);
  return (id, text) => {
    const mark = markOf(text);
    const before = known.get(id);
    const day = before?.mark === mark ? before.day : today;
    kept.addText(JSON.stringify({ id, day, mark }));
    return day;
  };
};
