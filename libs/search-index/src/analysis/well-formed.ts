const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Replaces lone surrogates as UTF-8 encoding does and truncates the text to `limit` UTF-16 units.
 * @example
 * wellFormed('a\ud800'); // 'a\ufffd'
 */
export const wellFormed = (text: string, limit = Number.POSITIVE_INFINITY): string => {
  const isCut = text.length > limit;
  const kept = isCut ? text.slice(0, limit) : text;
  const last = kept.charCodeAt(kept.length - 1);
  const whole = isCut && last >= 0xd800 && last <= 0xdbff ? kept.slice(0, -1) : kept;
  return whole.replace(LONE_SURROGATES, '\ufffd');
};
