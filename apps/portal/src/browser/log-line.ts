/** Writes a line into the browser's log. Spec §8: time-outs are logged. */
// eslint-disable-next-line no-console -- the console is a browser's log
export const logLine = (line: string): void => console.error(line);
