import { fold } from '../analysis/fold.ts';
import { wellFormed } from '../analysis/well-formed.ts';

/** Longer texts are truncated, because no one types that much. */
const TEXT_LENGTH_LIMIT = 200;
/** Texts of up to this many words are also found by their later words ("Ashish Vaswani" by "vas"). */
const INNER_WORDS_LIMIT = 4;

const SEPARATOR = '\u0000';
const WORD_STARTS = /(?<=[^\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu;
const SIGNS = /[^\p{L}\p{N}]+/gu;

/** Returns the comparable form: folded, punctuation replaced by single spaces. */
const comparable = (text: string): string => fold(text).replace(SIGNS, ' ').trimStart();

const groupPrefix = (group: number): string => String.fromCharCode(group + 1);

/**
 * Returns the keys of a completion: group | comparable text from one of its words on | U+0000 | text.
 * @example
 * suggestionKeys(0, 'Open Science'); // ['\u0001open science\u0000Open Science', '\u0001science\u0000Open Science']
 */
export const suggestionKeys = (group: number, text: string): string[] => {
  const kept = wellFormed(text.replaceAll(SEPARATOR, ' ').trim(), TEXT_LENGTH_LIMIT);
  const starts = [...kept.matchAll(WORD_STARTS)].map((match) => match.index);
  const inner = starts.length < INNER_WORDS_LIMIT ? starts : [];
  const tails = new Set([0, ...inner].map((start) => comparable(kept.slice(start)).trimEnd()));
  return [...tails].filter((tail) => tail !== '').map((tail) => groupPrefix(group) + tail + SEPARATOR + kept);
};

/** Returns the common key prefix of all completions of a typed prefix. */
export const suggestionPrefix = (group: number, typed: string): string =>
  groupPrefix(group) + comparable(wellFormed(typed, TEXT_LENGTH_LIMIT));

/** Returns the completion of a key. */
export const suggestionText = (key: string): string => key.slice(key.indexOf(SEPARATOR) + 1);
