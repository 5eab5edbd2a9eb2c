import type { DataTransferDestination } from '@open-discovery/config';
import { path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { readFiles, readTransfer, readTransferId } from './transfer-answers.ts';
import type { Transfer, TransferableFile } from './transfer-answers.ts';

/*
 * The calls of the EGI Data Transfer API that the portal uses. The destination's name selects the protocol.
 */

/** Source and destination of a file. */
export interface FileTransfer {
  readonly file: TransferableFile;
  readonly to: string;
}

interface TransferOptions {
  readonly destination: DataTransferDestination['id'];
  readonly isOverwriting: boolean;
}

/** Lists the files of a DOI. */
export const listFiles = (doi: string): Endpoint<readonly TransferableFile[]> => ({
  method: 'GET',
  path: 'parser',
  query: [['doi', `doi:${doi}`]],
  parse: (json) => readFiles(json, 'files'),
});

/** Starts a transfer; the response holds its id. */
export const startTransfer = (
  files: readonly FileTransfer[],
  { destination, isOverwriting }: TransferOptions,
): Endpoint<string> => ({
  method: 'POST',
  path: 'transfers',
  query: [['dest', destination]],
  body: {
    files: files.map(({ file, to }) => ({
      sources: [file.address],
      destinations: [to],
      ...(file.checksum !== null && { checksum: file.checksum }),
      ...(file.bytes !== null && { filesize: file.bytes }),
    })),
    params: { overwrite: isOverwriting, verifyChecksum: files.every(({ file }) => file.checksum !== null) },
  },
  parse: (json) => readTransferId(json, 'transfer'),
});

const one = (
  method: 'GET' | 'DELETE',
  id: string,
  destination: TransferOptions['destination'],
): Endpoint<Transfer> => ({
  method,
  path: path('transfer', id),
  query: [['dest', destination]],
  parse: (json) => readTransfer(json, 'transfer'),
});

/** Gets the state of a transfer. */
export const getTransfer = (id: string, destination: TransferOptions['destination']): Endpoint<Transfer> =>
  one('GET', id, destination);

/** Cancels a transfer; the response holds its final state, because it may have ended before. */
export const cancelTransfer = (id: string, destination: TransferOptions['destination']): Endpoint<Transfer> =>
  one('DELETE', id, destination);
