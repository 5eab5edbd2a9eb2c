import type { HttpError } from '@open-discovery/http';
import { useMessages } from '../../../messages/use-messages.ts';
import { serverMessage } from './failure-text.ts';

/** Returns the function that tells why a request failed: the server's words if it has some. Spec §8. */
export const useFailureText = (): ((error: HttpError) => string) => {
  const t = useMessages();
  return (error) =>
    serverMessage(error) ?? t(error.kind === 'status' ? 'admin.server-error' : 'admin.no-answer');
};
