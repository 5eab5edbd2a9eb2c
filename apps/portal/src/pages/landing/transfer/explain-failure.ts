import type { HttpError } from '@open-discovery/http';
import type { MessageId } from '../../../messages/message-id.ts';
import type { TransferField } from './read-order.ts';

/** The explanation of a failed call for the visitor. */
export interface TransferFailure {
  readonly message: MessageId;
  /** The field to be corrected, if there is one. */
  readonly field: TransferField | null;
  /** The service's own message; '' when it gives none. */
  readonly said: string;
}

/** Error codes of the API that a field of the form causes. */
const FIELD_OF_ERROR: ReadonlyMap<string, readonly [TransferField, MessageId]> = new Map([
  ['notAuthenticated', ['token', 'transfer.refused-token']],
  ['noAccess', ['token', 'transfer.not-allowed']],
  ['urlInvalid', ['server', 'transfer.refused-server']],
  ['uriInvalid', ['server', 'transfer.refused-server']],
  ['uriMismatch', ['server', 'transfer.refused-server']],
  ['storageElementNotFound', ['folder', 'transfer.refused-folder']],
  ['noFilesLink', ['files', 'transfer.refused-files']],
]);

/** Error codes by status, for answers without one. */
const ERROR_OF_STATUS: Readonly<Record<number, string>> = { 401: 'notAuthenticated', 403: 'noAccess' };

const MESSAGE_OF_KIND = {
  status: 'transfer.failed',
  timeout: 'transfer.too-slow',
  network: 'transfer.no-answer',
  shape: 'transfer.strange-answer',
  request: 'transfer.failed',
} as const satisfies Record<HttpError['kind'], MessageId>;

const textIn = (body: unknown, name: 'id' | 'description'): string => {
  const text: unknown =
    typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : null;
  return typeof text === 'string' ? text : '';
};

/** Explains a failed call: the field at fault, or what happened. */
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
