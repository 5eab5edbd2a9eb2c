import { messageOf } from './message-of.ts';

/** Returns the message of the first cause of an error; null if there is none. */
export const rootMessage = (error: unknown): string | null =>
  (error instanceof Error && rootMessage(error.cause)) || messageOf(error);
