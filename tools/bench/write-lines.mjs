import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Writes values to a file, each as a line of JSON. */
export const writeLines = (file, values) =>
  pipeline(function* () {
    for (const value of values) yield `${JSON.stringify(value)}\n`;
  }, createWriteStream(file));
