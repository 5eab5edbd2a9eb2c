import { isFields } from '../fields.ts';
import { ABSTRACTS, ADDRESSES, CODES, IDS } from './field-kinds.ts';

/** The most items of a list. The longest lists of real records are the 15,000 authors of large studies. */
export const MOST_ITEMS = 20_000;

/** The most characters of a text as its source writes it. Titles have up to 700 in reality, and abstracts 30,000. */
const MOST_CHARS = { code: 2000, text: 5000, abstract: 100_000 } as const;

/** The most characters of all texts and names of fields of a record. The largest studies have about five million. */
export const MOST_RECORD_CHARS = 8_000_000;

/** The most fields of a record or of a part of it. No format has a tenth as many; millions take gigabytes of memory. */
export const MOST_FIELDS = 1_000;

/** Reports whether the texts and names of fields of a value have more characters than a limit. Counts no further. */
export const isLongerThan = (value: unknown, most: number): boolean => {
  let left = most;
  const count = (part: unknown): void => {
    if (left < 0) return;
    if (typeof part === 'string') left -= part.length;
    else if (Array.isArray(part)) part.forEach(count);
    else if (isFields(part))
      for (const name of Object.keys(part)) {
        left -= name.length;
        count(part[name]);
      }
  };
  count(value);
  return left < 0;
};

/** Reports whether a part of a value would be another value or none. */
export const isIndivisible = (name: string): boolean =>
  CODES.has(name) || ADDRESSES.has(name) || IDS.has(name);

/** Returns the most characters of a text of this field. */
export const mostChars = (name: string): number => {
  if (isIndivisible(name)) return MOST_CHARS.code;
  return ABSTRACTS.has(name) ? MOST_CHARS.abstract : MOST_CHARS.text;
};

/**
 * Returns the beginning of a text that is too long, up to a space and with an ellipsis; any other text unchanged.
 * @example cutText('the sea level', 9) // 'the sea…'
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most - 1);
  // A word of this length is no word; half a pair of surrogates is no character.
  const start =
    space > most / 2 ? text.slice(0, space) : text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start}…`;
};
