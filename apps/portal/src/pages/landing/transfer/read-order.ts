import type { DataTransferDestination } from '@open-discovery/config';
import { path } from '@open-discovery/http';
import { validateLength, validateRequired, validateUrl } from '@open-discovery/validators';
import type { MessageId } from '../../../messages/message-id.ts';
import { CREDENTIALS, hasBucket, SCHEMES } from './destination-rules.ts';
import { encodeCredentials } from './encode-credentials.ts';
import { fileNames } from './file-names.ts';
import type { TransferableFile } from './transfer-answers.ts';
import type { FileTransfer } from './transfer-calls.ts';

/** The fields of the form in order; each can be the one at fault. */
export const TRANSFER_FIELDS = ['files', 'server', 'folder', 'token', 'name', 'secret'] as const;
export type TransferField = (typeof TRANSFER_FIELDS)[number];

/** The content of the form. */
export interface TransferForm extends Readonly<Record<Exclude<TransferField, 'files'>, string>> {
  readonly destination: DataTransferDestination;
  readonly files: readonly TransferableFile[];
  readonly isOverwriting: boolean;
}

/** A validated transfer request. */
export interface TransferOrder {
  readonly destination: DataTransferDestination['id'];
  readonly isOverwriting: boolean;
  readonly files: readonly FileTransfer[];
  readonly token: string;
  /** Name and secret for the storage, encoded for the service's header. */
  readonly storageCredentials: string | null;
}

export type FieldProblems = { readonly [Field in TransferField]?: MessageId };
export type ReadOrder =
  | { readonly ok: true; readonly order: TransferOrder }
  | { readonly ok: false; readonly problems: FieldProblems };

const LONGEST_FOLDER = 1024;

const isEmpty = (text: string): boolean => !validateRequired(text).ok;

/** Returns the host with an optional port; visitors may paste a whole address. */
const serverOf = (text: string): string =>
  text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/\/+$/, '');

const segmentsOf = (folder: string): string[] => folder.split('/').filter((segment) => segment.trim() !== '');

/** The URL pattern accepts hosts that no browser can reach, such as `a.0`. */
const isServer = (server: string): boolean => {
  const address = `https://${server}`;
  return !/[/?#]/.test(server) && validateUrl(address).ok && URL.canParse(address);
};

const isFolder = (folder: string): boolean =>
  validateLength(folder, { max: LONGEST_FOLDER }).ok &&
  !/\p{Cc}/u.test(folder) &&
  segmentsOf(folder).every((segment) => !/^\.{1,2}$/.test(segment));

/** Only characters that a header can carry. */
const isToken = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

const tokenOf = (text: string): string => text.trim().replace(/^bearer\s+/i, '');

/** The rules in the order of the fields; the first broken one is reported. */
const rulesOf = (form: TransferForm): readonly (readonly [TransferField, boolean, MessageId])[] => {
  const { destination, files, server, folder, token, name, secret } = form;
  const isAsked = CREDENTIALS[destination.auth] !== null;
  return [
    ['files', files.length > 0, 'transfer.no-file-chosen'],
    ['server', !isEmpty(server), 'transfer.required'],
    ['server', isServer(serverOf(server)), 'transfer.wrong-server'],
    ['folder', !hasBucket(destination) || segmentsOf(folder).length > 0, 'transfer.no-bucket'],
    ['folder', isFolder(folder), 'transfer.wrong-folder'],
    ['token', !isEmpty(token), 'transfer.required'],
    ['token', isToken(tokenOf(token)), 'transfer.wrong-token'],
    ['name', !isAsked || !isEmpty(name), 'transfer.required'],
    // The encoded credentials end the name at a colon.
    ['name', !isAsked || !name.includes(':'), 'transfer.wrong-name'],
    ['secret', !isAsked || secret !== '', 'transfer.required'],
  ];
};

/** Validates the form; returns the problem of each wrong field. */
export const readOrder = (form: TransferForm): ReadOrder => {
  const broken = rulesOf(form).filter(([, isKept]) => !isKept);
  if (broken.length > 0)
    return {
      ok: false,
      problems: Object.fromEntries(broken.toReversed().map(([field, , why]) => [field, why])),
    };
  const { destination, files, isOverwriting, server, folder, token, name, secret } = form;
  const base = `${SCHEMES[destination.id]}://${serverOf(server)}`;
  const names = fileNames(files);
  return {
    ok: true,
    order: {
      destination: destination.id,
      isOverwriting,
      files: files.map((file, index) => ({
        file,
        to: `${base}/${path(...segmentsOf(folder), ...segmentsOf(names[index] ?? file.name))}`,
      })),
      token: tokenOf(token),
      storageCredentials:
        CREDENTIALS[destination.auth] === null ? null : encodeCredentials(name.trim(), secret),
    },
  };
};
