import { statusOf } from '@open-discovery/http';
import type { HttpError } from '@open-discovery/http';
import type { Transport } from './service-sender.ts';

/** The server's message about data that is not for the visitor. Spec §2 "Error page". */
const MESSAGE = 'Private data';

/** Reports whether a call failed because its data are private. */
export const isPrivateData = (error: HttpError): boolean =>
  statusOf(error) === 403 &&
  error.kind === 'status' &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'message' in error.body &&
  error.body.message === MESSAGE;

/** Returns a transport for pages that show refusals of private data themselves, in place of the user-info page. Spec §2, §4. */
export const leavingPrivateData = (transport: Transport): Transport => ({
  ...transport,
  onFailure: (failed) => {
    if (!isPrivateData(failed.error)) transport.onFailure?.(failed);
  },
});
