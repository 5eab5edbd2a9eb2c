import type { Readable } from 'node:stream';

/** The place of a backup: a file, or an object of an S3-compatible service. */
export interface BackupPlace {
  /** Its name in messages. */
  readonly name: string;
  readonly exists: () => Promise<boolean>;
  /** Stores the bytes; the backup is there when it is complete, and not before. Returns their number. */
  readonly write: (bytes: Readable) => Promise<number>;
  /** Reads the bytes from the first to the last. */
  readonly read: () => Readable;
}
