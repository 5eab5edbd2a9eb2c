import type { Endpoint } from '@open-discovery/http';
import { objectOf, path, readNumber, readText } from '@open-discovery/http';

/** A part of a file that is being uploaded. */
export interface FilePiece {
  readonly name: string;
  /** The same for all pieces of a file. */
  readonly upload: string;
  /** Its place in the file, in bytes. */
  readonly from: number;
  readonly isLast: boolean;
  /** Base64. */
  readonly content: string;
}

export const readRecordFile = objectOf({
  name: readText,
  bytes: readNumber,
  /** ISO 8601. */
  uploadedAt: readText,
});

/** An uploaded file of records. */
export type RecordFile = ReturnType<typeof readRecordFile>;

const readStored = objectOf({ bytes: readNumber });

/** Returns the request that stores a piece of a file. */
export const storePiece = (source: string, body: FilePiece): Endpoint<{ readonly bytes: number }> => ({
  method: 'POST',
  path: path('harvest', 'files', source),
  body,
  parse: (json) => readStored(json, 'stored'),
});

/** Returns the request that deletes a file. */
export const deleteFile = (source: string, name: string): Endpoint<null> => ({
  method: 'POST',
  path: path('harvest', 'files', source, 'delete'),
  body: { name },
  parse: () => null,
});
