import { readList, readObject, readText } from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';

/** A file that can be transferred. */
export interface TransferableFile {
  readonly name: string;
  /** Address at which the service reads it. */
  readonly address: string;
  readonly bytes: number | null;
  /** `algorithm:value`. */
  readonly checksum: string | null;
}

/** States of a transfer as the service names them; `partial`: some files were transferred. */
const TRANSFER_STATES = [
  'unknown',
  'staging',
  'submitted',
  'active',
  'succeeded',
  'partial',
  'failed',
  'canceled',
] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** A running or ended transfer. */
export interface Transfer {
  readonly id: string;
  readonly state: TransferState;
  /** The service's message when something went wrong. */
  readonly reason: string;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

/** Returns `null` for folders and for files that the service cannot reach. */
const readFile = (json: unknown): TransferableFile | null => {
  const element = readObject(json, 'element');
  const address = [element['downloadUrl'], element['accessUrl']].find(isAddress);
  if (!address || element['isFolder'] === true || element['isAccessible'] === false) return null;
  const { size, checksum } = element;
  return {
    name: readText(element['name'], 'element.name'),
    address,
    bytes: typeof size === 'number' && size > 0 ? size : null,
    checksum: typeof checksum === 'string' && checksum !== '' ? checksum : null,
  };
};

/** Parses the files of a `StorageContent`. */
export const readFiles: Reader<readonly TransferableFile[]> = (json, what) =>
  readList(readObject(json, what)['elements'], `${what}.elements`).flatMap(
    (element) => readFile(element) ?? [],
  );

/** Parses the id of a `TransferInfo`. */
export const readTransferId: Reader<string> = (json, what) =>
  readText(readObject(json, what)['jobId'], `${what}.jobId`);

/** Parses a `TransferInfoExtended`; a state without a message in the interface becomes `unknown`. */
export const readTransfer: Reader<Transfer> = (json, what) => {
  const { jobState, reason } = readObject(json, what);
  return {
    id: readTransferId(json, what),
    state: TRANSFER_STATES.find((state) => state === jobState) ?? 'unknown',
    reason: typeof reason === 'string' ? reason : '',
  };
};
