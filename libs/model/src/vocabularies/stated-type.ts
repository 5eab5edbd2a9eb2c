/** Words that sources write into the type of a copy although they are not types. */
const NOT_A_TYPE = /^(?:unknown|(?:non)?peerReviewed)$/i;

/**
 * Returns the type that a source states for a copy of a work; `null` for none, and for words that are not a type.
 * @example
 * statedType('Article') // 'Article'
 * statedType('peerReviewed') // null
 */
export const statedType = (type: string | null | undefined): string | null =>
  !type || NOT_A_TYPE.test(type) ? null : type;
