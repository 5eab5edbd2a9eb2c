import Negotiator from 'negotiator';

/** A part of negotiator 1.x that its published types, of 0.6, lack. */
interface EncodingNegotiator {
  readonly encoding: (
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ) => string | undefined;
}

const IDENTITY = 'identity';

/**
 * Chooses the content coding that a client prefers; `null` sends the body without a coding. Among codings of the same quality,
 * the first available one wins. RFC 9110 §12.5.3.
 * @example chooseEncoding('gzip, br;q=0', ['br', 'gzip']) // 'gzip'
 */
export const chooseEncoding = <Encoding extends string>(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding | null => {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const chosen = negotiator.encoding([...available, IDENTITY], { preferred: [...available, IDENTITY] });
  return available.find((encoding) => encoding === chosen) ?? null;
};
