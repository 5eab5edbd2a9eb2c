import type { Invalid } from './validation.ts';

/** Returns the message of a refused text in the reader's language, by its `messageId` and `values`. */
export type Translate = (invalid: Invalid) => string;

export const inEnglish: Translate = ({ message }) => message;
