/**
 * Returns as much of a text as fits into a width, with an ellipsis for the rest.
 * @example fitText('Netherlands', 70, widthOf) // 'Netherla…'
 */
export const fitText = (text: string, mostPx: number, widthOf: (text: string) => number): string => {
  if (widthOf(text) <= mostPx) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const start = (length: number): string => `${characters.slice(0, length).join('').trimEnd()}…`;
  let fitting = 0;
  let tooLong = characters.length;
  while (tooLong - fitting > 1) {
    const length = Math.floor((fitting + tooLong) / 2);
    if (widthOf(start(length)) <= mostPx) fitting = length;
    else tooLong = length;
  }
  return start(fitting);
};
