import type { Identifier, IdentifierScheme } from './identifier.ts';
import { peelText } from './peel-text.ts';

/** Parses the body of one scheme without prefix and resolver; null if it is malformed. */
export type BodyReader<T extends Identifier = Identifier> = (body: string) => T | null;

/** Creates a parser of text that is bare (`null`) or names one of the accepted schemes. */
export const createParser =
  <T extends Identifier>(accepted: readonly (IdentifierScheme | null)[], read: BodyReader<T>) =>
  (text: string): T | null => {
    const peeled = peelText(text);
    return peeled && accepted.includes(peeled.scheme) ? read(peeled.body) : null;
  };
