const SURROGATE = /[\ud800-\udfff]/;

/** Compares in UTF-8 byte order: UTF-16 order puts surrogates before U+E000–U+FFFF. */
export const byCodePoint = (left: string, right: string): number => {
  const limit = Math.min(left.length, right.length);
  for (let at = 0; at < limit; at += 1) {
    if (left.charCodeAt(at) !== right.charCodeAt(at)) {
      return (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);
    }
  }
  return left.length - right.length;
};

/**
 * Sorts well-formed texts in UTF-8 byte order.
 * @example
 * sortKeys(['b', '\u{1f600}', '\uffee', 'a']); // ['a', 'b', '\uffee', '\u{1f600}']
 */
export const sortKeys = (keys: string[]): string[] =>
  keys.some((key) => SURROGATE.test(key)) ? keys.sort(byCodePoint) : keys.sort();
