import type { HttpError } from '@open-discovery/http';
import type { MessageId } from '../../../messages/use-messages.ts';
import type { TransferField } from './read-order.ts';

/** What the reader is told of a call that failed. */
export interface TransferFailure {
  readonly message: MessageId;
  /** The field that has to be filled differently, where there is one. */
  readonly field: TransferField | null;
  /** The service's own words; empty where it said none. */
  readonly said: string;
}

/** The interface's words for errors that a field of the form is the cause of. */
const FIELD_OF_ERROR: ReadonlyMap<string, readonly [TransferField, MessageId]> = new Map([
  ['notAuthenticated', ['token', 'transfer.refused-token']],
  ['noAccess', ['token', 'transfer.not-allowed']],
  ['urlInvalid', ['server', 'transfer.refused-server']],
  ['uriInvalid', ['server', 'transfer.refused-server']],
  ['uriMismatch', ['server', 'transfer.refused-server']],
  ['storageElementNotFound', ['folder', 'transfer.refused-folder']],
  ['noFilesLink', ['files', 'transfer.refused-files']],
]);

/** The same where the answer has no word of the interface. */
const ERROR_OF_STATUS: Readonly<Record<number, string>> = { 401: 'notAuthenticated', 403: 'noAccess' };

const MESSAGE_OF_KIND = {
  status: 'transfer.failed',
  timeout: 'transfer.too-slow',
  network: 'transfer.no-answer',
  shape: 'transfer.strange-answer',
} as const satisfies Record<HttpError['kind'], MessageId>;

const textIn = (body: unknown, name: 'id' | 'description'): string => {
  const text: unknown =
    typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : null;
  return typeof text === 'string' ? text : '';
};

/** A failed call in the reader's terms: which field is wrong, else what happened. */
export const explainFailure = (error: HttpError): TransferFailure => {
  if (error.kind !== 'status') return { message: MESSAGE_OF_KIND[error.kind], field: null, said: '' };
  const id = textIn(error.body, 'id');
  const [field, message] =
    FIELD_OF_ERROR.get(id) ?? FIELD_OF_ERROR.get(ERROR_OF_STATUS[error.status] ?? '') ?? [];
  return {
    message: message ?? MESSAGE_OF_KIND.status,
    field: field ?? null,
    said: textIn(error.body, 'description'),
  };
};
