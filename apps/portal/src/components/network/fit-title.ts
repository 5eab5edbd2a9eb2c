/** Average width of a character of a wide sans-serif font at 15 px. */
const CHARACTER_PX = 8.4;

/** Estimates the width of a title. */
export const titleWidthPx = (text: string): number => Math.ceil(text.length * CHARACTER_PX);

/**
 * Shortens a title to the room it has.
 *
 * @example
 * fitTitle('Sea level rise', 90) // 'Sea level…'
 */
export const fitTitle = (title: string, roomPx: number): string => {
  const most = Math.max(3, Math.floor(roomPx / CHARACTER_PX));
  return title.length <= most ? title : `${title.slice(0, most - 1).trimEnd()}…`;
};

/** Breaks a title into lines of at most about `roomPx`, between words where it has any. */
export const wrapTitle = (title: string, roomPx: number): readonly string[] => {
  const most = Math.max(3, Math.floor(roomPx / CHARACTER_PX));
  const lines: string[] = [];
  let line = '';
  for (const word of title
    .split(/\s+/)
    .flatMap((long) => long.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
};
