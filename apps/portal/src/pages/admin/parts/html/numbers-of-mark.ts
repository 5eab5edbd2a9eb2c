const NUMBERED = /^\(?[\da-z]{1,5}[.)]/i;
/** The last part of a mark, such as the second “2” of “1.2.2.” */
const LAST_PART = /([\da-z]+)[.)]*$/i;
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * Returns the numbers that the mark of an item in Word can mean, the likeliest first; `null` for the mark of a list without
 * numbers.
 * @example numbersOfMark('i.') // [1, 9]
 */
export const numbersOfMark = (mark: string): readonly number[] | null => {
  if (!NUMBERED.test(mark)) return null;
  const last = LAST_PART.exec(mark)?.[1]?.toLowerCase() ?? '';
  if (/^\d+$/.test(last)) return [Number(last)];
  return [ROMAN, LETTERS].map((marks) => marks.indexOf(last) + 1).filter((number) => number > 0);
};
