/** Writes a line to the browser's console. Spec §8: time-outs are logged. */
export const logLine = (line: string): void => console.error(line);
