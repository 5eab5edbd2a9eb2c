import type { Identifier, IdentifierScheme } from './identifier.ts';
import { peelText } from './peel-text.ts';

/** Reads a peeled body of one scheme; null when it is none. */
export type BodyReader<T extends Identifier = Identifier> = (body: string) => T | null;

/** A parser that takes text which is bare (`null`) or was named by one of the accepted schemes. */
export const createParser =
  <T extends Identifier>(accepted: readonly (IdentifierScheme | null)[], read: BodyReader<T>) =>
  (text: string): T | null => {
    const peeled = peelText(text);
    return peeled && accepted.includes(peeled.scheme) ? read(peeled.body) : null;
  };
