import { readList, readObject, readText } from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';

/** A file that can be sent on. */
export interface TransferableFile {
  readonly name: string;
  /** Where the service reads it. */
  readonly address: string;
  readonly bytes: number | null;
  /** `algorithm:value`. */
  readonly checksum: string | null;
}

/** What becomes of a transfer, in the service's words; `partial`: some files came through. */
export const TRANSFER_STATES = [
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

/** A transfer under way, or over. */
export interface Transfer {
  readonly id: string;
  readonly state: TransferState;
  /** The service's own words where something went wrong. */
  readonly reason: string;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

/** A folder, or what the service cannot reach, is no file to send. */
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

/** The files of a `StorageContent`. */
export const readFiles: Reader<readonly TransferableFile[]> = (json, what) =>
  readList(readObject(json, what)['elements'], `${what}.elements`).flatMap(
    (element) => readFile(element) ?? [],
  );

/** The number of a `TransferInfo`. */
export const readTransferId: Reader<string> = (json, what) =>
  readText(readObject(json, what)['jobId'], `${what}.jobId`);

/** A `TransferInfoExtended`; a state that the interface has no word for is `unknown`. */
export const readTransfer: Reader<Transfer> = (json, what) => {
  const { jobState, reason } = readObject(json, what);
  return {
    id: readTransferId(json, what),
    state: TRANSFER_STATES.find((state) => state === jobState) ?? 'unknown',
    reason: typeof reason === 'string' ? reason : '',
  };
};
