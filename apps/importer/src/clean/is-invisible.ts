/** Whatever leaves a mark or is a space. The braille pattern without dots is neither. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/**
 * Reports whether a text has characters, but none that anyone sees. Spaces alone are an empty text.
 * @example isInvisible('\u200B') // true
 */
export const isInvisible = (text: string): boolean => !SEEN.test(text) && /\P{White_Space}/u.test(text);
