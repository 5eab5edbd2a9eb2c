const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Encodes like `encodeURIComponent` but never throws: a lone surrogate, which no address can carry, becomes U+FFFD.
 * @example encodeText('a b\ud800') // 'a%20b%EF%BF%BD'
 */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATE, '\u{FFFD}'));
