import type { DataTransferDestination } from '@open-discovery/config';
import { path } from '@open-discovery/http';
import type { Endpoint } from '@open-discovery/http';
import { readFiles, readTransfer, readTransferId } from './transfer-answers.ts';
import type { Transfer, TransferableFile } from './transfer-answers.ts';

/*
 * The calls of the EGI Data Transfer API that the portal makes. The destination's word tells the service who transfers.
 */

/** A file's way, from where to where. */
export interface FileTransfer {
  readonly file: TransferableFile;
  readonly to: string;
}

interface TransferOptions {
  readonly destination: DataTransferDestination['id'];
  readonly isOverwriting: boolean;
}

/** The files that a DOI leads to. */
export const listFiles = (doi: string): Endpoint<readonly TransferableFile[]> => ({
  method: 'GET',
  path: 'parser',
  query: [['doi', `doi:${doi}`]],
  parse: (json) => readFiles(json, 'files'),
});

/** Has files sent; the answer is the transfer's number. */
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

/** How far a transfer is. */
export const getTransfer = (id: string, destination: TransferOptions['destination']): Endpoint<Transfer> =>
  one('GET', id, destination);

/** Stops a transfer; the answer says how it ended, for it may have been over by then. */
export const cancelTransfer = (id: string, destination: TransferOptions['destination']): Endpoint<Transfer> =>
  one('DELETE', id, destination);
