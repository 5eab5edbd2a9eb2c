const LONE_SURROGATE = /\p{Surrogate}/gu;

/** `encodeURIComponent` that never throws: half a character, which no address can carry, becomes U+FFFD. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATE, '\u{FFFD}'));
