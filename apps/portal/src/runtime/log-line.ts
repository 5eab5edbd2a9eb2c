/** Writes a line into the browser's log. Spec §8: time-outs are logged. */
export const logLine = (line: string): void => console.error(line);
