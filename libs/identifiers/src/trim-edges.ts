/** Matches the first character that is neither white space nor a mark that is pasted along with an identifier. */
const FIRST_OF_INNER = /[^\s"'`*|.,;:!?([{<«»‹›“”„‘’‚…。，、；：（《「]/;
const TRAILING = '"\'`*|.,;:!?([{<«»‹›“”„‘’‚…。，、；：）》」';
const OPENER_OF = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
  ['>', '<'],
]);

const isTrailing = (character: string): boolean => TRAILING.includes(character) || /\s/.test(character);

const count = (text: string, character: string): number => text.split(character).length - 1;

/**
 * Removes the quotes, brackets and punctuation that surround an identifier in a sentence. A closing bracket is kept
 * if its opening one is inside: `10.1000/a(b)` is complete.
 */
export const trimEdges = (text: string): string => {
  const start = text.search(FIRST_OF_INNER);
  if (start === -1) return '';
  const inner = text.slice(start);
  const end = inner.charAt(inner.length - 1);
  // Most identifiers end with a letter or digit.
  if (!isTrailing(end) && !OPENER_OF.has(end)) return inner;
  const surplus = new Map(
    [...OPENER_OF].map(([closer, opener]) => [closer, count(inner, closer) - count(inner, opener)]),
  );
  let length = inner.length;
  for (; length > 0; length -= 1) {
    const last = inner.charAt(length - 1);
    const extra = surplus.get(last);
    if (extra === undefined ? !isTrailing(last) : extra <= 0) break;
    if (extra !== undefined) surplus.set(last, extra - 1);
    else
      for (const [closer, opener] of OPENER_OF)
        if (opener === last) surplus.set(closer, (surplus.get(closer) ?? 0) + 1);
  }
  return inner.slice(0, length);
};
