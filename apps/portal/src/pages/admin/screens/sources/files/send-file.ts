import type { HttpError } from '@open-discovery/http';
import type { FilePiece } from './record-files.ts';

/** A piece arrives within the time limit of requests on a slow line. */
const PIECE_BYTES = 1_048_576;

/** A reason why a file could not be sent. */
export type UploadFailure = HttpError | 'unreadable';

/** A file on its way to the server. */
export interface SentFile {
  readonly file: File;
  /** Identifies the upload, so that it can be continued. */
  readonly upload: string;
  /** The bytes that the server has stored. */
  readonly stored: number;
}

/** Sends a piece. Returns how many bytes of the file the server has stored. */
export type SendPiece = (
  piece: FilePiece,
) => Promise<
  | { readonly ok: true; readonly value: { readonly bytes: number } }
  | { readonly ok: false; readonly error: HttpError }
>;

interface Sending {
  readonly send: SendPiece;
  readonly onStored: (bytes: number) => void;
  /** Ends the upload after the current piece. */
  readonly signal: AbortSignal;
}

/** Returns the bytes of a blob in Base64. */
const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = ({ target }) => {
      const address = target?.result;
      resolve((typeof address === 'string' && address.split(',')[1]) || '');
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(blob);
  });

/**
 * Sends a file in pieces, from the first byte that the server does not have. Calls back after each piece.
 * @returns why a piece could not be sent, `'unreadable'` if the file cannot be read any more; `null` if the file is stored or
 * the upload was ended
 */
export const sendFile = async (
  { file, upload, stored }: SentFile,
  { send, onStored, signal }: Sending,
): Promise<UploadFailure | null> => {
  let from = stored;
  while (!signal.aborted) {
    const end = Math.min(from + PIECE_BYTES, file.size);
    const content = await base64Of(file.slice(from, end)).catch(() => null);
    if (content === null) return 'unreadable';
    const isLast = end === file.size;
    const answer = await send({ name: file.name.normalize('NFC'), upload, from, isLast, content });
    if (!answer.ok) return answer.error;
    from = answer.value.bytes;
    onStored(from);
    if (isLast && from === end) break;
  }
  return null;
};
