/** The characters of an entity tag. RFC 9110 §8.8.3, without `obs-text`. The comma stays out: clients split lists at it. */
const NOT_IN_TAG = /[^\x21\x23-\x2b\x2d-\x7e]+/gu;

/**
 * Joins parts to a weak entity tag. A weak tag says that two responses mean the same, not that their bytes are equal.
 * @example weakEtag('generation-000001', '2026-11-22T22:01:35.196Z') // 'W/"generation-000001.2026-11-22T22:01:35.196Z"'
 */
export const weakEtag = (...parts: readonly string[]): string =>
  `W/"${parts.map((part) => part.replace(NOT_IN_TAG, encodeURIComponent)).join('.')}"`;
