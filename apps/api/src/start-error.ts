import { messageOf } from './errors/message-of.ts';

/** A failure at the start, by the settings that it is about. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(settings: string, problem: string, cause: unknown) {
    super(`${settings}: ${problem}: ${messageOf(cause) ?? 'no reason is given'}`, { cause });
  }
}
