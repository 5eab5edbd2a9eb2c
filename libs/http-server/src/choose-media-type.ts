import Negotiator from 'negotiator';

const MAX_LENGTH = 2_000;

/** A parameter of a media range other than its quality. */
const PARAMETER = /;\s*(?!q\s*=)[\w.-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^;,"]*)/gi;

/** A quality that is not a number from 0 to 1. */
const NO_QUALITY = /;\s*q\s*=(?!\s*(?:[01](?:\.0*)?|0?\.\d+)\s*(?:[,;]|$))[^,;]*/gi;

/**
 * Chooses the media type that a client prefers; `null` if it accepts none of them. Among equals, the more specific
 * range wins, then the one named first. An empty or missing `Accept` accepts all. RFC 9110 §12.5.1.
 *
 * Parameters of ranges are ignored: `application/ld+json;profile="…"` also accepts plain JSON-LD. So is an invalid quality.
 * @example chooseMediaType('text/html;q=0.5, application/ld+json', ['text/html', 'application/ld+json'])
 */
export const chooseMediaType = (accept: string | undefined, available: readonly string[]): string | null => {
  const ranges = accept?.slice(0, MAX_LENGTH).replace(PARAMETER, '').replace(NO_QUALITY, '').trim();
  return new Negotiator({ headers: { accept: ranges || undefined } }).mediaType(available) ?? null;
};
